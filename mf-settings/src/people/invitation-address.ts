import { locales } from '@seguia/shared/platform';

/** The address that an invitation's link opens: this web app in the person's language, the data server, and the token behind the `#`. */
export function invitationAddress(origin: string, server: string, language: string, token: string): string {
  const prefix = locales.find(({ locale }) => locale === language)?.prefix ?? '';
  const path = prefix === '' ? '/join' : `/${prefix}/join`;
  return `${origin}${path}?server=${encodeURIComponent(server)}#${token}`;
}

/** Where others reach the web app: its own origin. The native app's page has one that no other device knows, and names the site whose links open it. */
export function webOrigin(): string {
  const host = document.querySelector<HTMLMetaElement>('meta[name="seguia-link-host"]')?.content;
  return host ? `https://${host}` : window.location.origin;
}
