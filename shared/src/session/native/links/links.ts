import { App } from '../plugins/app-plugin.ts';
import { placeOfLink } from './place-of-link.ts';

/** The key that marks in the web view's session that the link which started the app was followed: a reloaded page must not open it again. */
const launched = 'seguia.launched';

/** Opens the places of links to the app: the one that started it, and later ones while it runs. */
export function watchLinks(open: (place: string) => void): void {
  const host = document.querySelector<HTMLMetaElement>('meta[name="seguia-link-host"]')?.content ?? '';
  let latest = '';
  const follow = (link: string) => {
    latest = link;
    const place = placeOfLink(link, host);
    if (place !== null) open(place);
  };
  void App.addListener('appUrlOpen', ({ url }) => follow(url)).catch(() => undefined);
  const begun = sessionStorage.getItem(launched) === null;
  sessionStorage.setItem(launched, '');
  if (!begun) return;
  // An iPhone delivers the link that started the app in both ways.
  const first = App.getLaunchUrl().then((launch) => launch && launch.url !== latest && follow(launch.url));
  first.catch(() => undefined);
}
