import { locales } from '@seguia/shared/platform';

/** The address in an invitation's link: this web app in the person's language, the data server, and the token behind the `#`. */
export function invitationAddress(origin: string, server: string, language: string, token: string): string {
  const prefix = locales.find(({ locale }) => locale === language)?.prefix ?? '';
  const path = prefix === '' ? '/join' : `/${prefix}/join`;
  return `${origin}${path}?server=${encodeURIComponent(server)}#${token}`;
}

/**
 * The origin at which other devices reach the web app: the page's own. The native app's page has an origin that no other device knows, so
 * the app names the site whose links open it.
 */
export function webOrigin(): string {
  const host = document.querySelector<HTMLMetaElement>('meta[name="seguia-link-host"]')?.content;
  return host ? `https://${host}` : window.location.origin;
}
