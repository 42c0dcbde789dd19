import { locales } from '@seguia/shared/platform';

/** The address that an invitation's link opens: this web app in the person's language, the data server, and the token behind the `#`. */
export function invitationAddress(origin: string, server: string, language: string, token: string): string {
  const prefix = locales.find(({ locale }) => locale === language)?.prefix ?? '';
  const path = prefix === '' ? '/join' : `/${prefix}/join`;
  return `${origin}${path}?server=${encodeURIComponent(server)}#${token}`;
}
