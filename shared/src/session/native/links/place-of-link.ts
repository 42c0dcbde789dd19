import { localeOfPath } from '../../../i18n/locales.ts';

/** The longest link that is followed, in characters; an invitation's has less than 300. */
const longest = 2000;

/** The pages that a link may open, without the language prefix. Everything else that the app serves is no page: its files, its lists. */
const pages = /^\/(?:app(?:\/[\w.~%-]+)*|join|set-up|server|login|password-forgot|farmers)?$/;

/**
 * The place in the app that a link names, as a path for the router; null if the link must not be followed. Only `seguia://open/…` and
 * `https://` + `host` + `/…` belong to the app: another host, a port, a name with a password, and a page with a developer's remote are
 * refused. The app keeps its own language.
 */
export function placeOfLink(link: string, host: string): string | null {
  if (link.length > longest || /[\s\\\p{Cc}]/u.test(link) || !URL.canParse(link)) return null;
  const { protocol, host: named, username, password, pathname, search, searchParams, hash } = new URL(link);
  const isOwn =
    (protocol === 'seguia:' && named === 'open') || (protocol === 'https:' && host !== '' && named === host);
  const { rest } = localeOfPath(pathname);
  if (!isOwn || username || password || !pages.test(rest) || searchParams.has('remote')) return null;
  return rest + search + hash;
}
