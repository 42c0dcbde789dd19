import { deviceIsNative } from '../login/config.ts';

/**
 * Makes the page at home on a phone: links, network, coming back after days, system bars, and files and print through the share sheet. `open` takes
 * a person to a place of a link, so that a typed form asks first. In the native app alone.
 */
export async function liveOnPhone(open: (place: string) => unknown): Promise<void> {
  if (!deviceIsNative) return;
  const [links, network, resume, bars, sheet, paper] = await Promise.all([
    import(/* webpackChunkName: "native" */ './links/links.ts'),
    import(/* webpackChunkName: "native" */ './network.ts'),
    import(/* webpackChunkName: "native" */ './resume.ts'),
    import(/* webpackChunkName: "native" */ './system-bars.ts'),
    import(/* webpackChunkName: "native" */ './share/share-sheet.ts'),
    import(/* webpackChunkName: "native" */ './share/paper-file.ts'),
  ]);
  links.watchLinks(open);
  const readNetwork = network.watchNetwork();
  resume.watchResume(readNetwork);
  bars.watchTheme();
  sheet.provideShareSheet();
  paper.providePrint();
}
