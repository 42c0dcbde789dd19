// An app serves its page to itself, without headers: the policy that a web server sends stands in the page there.
import { policyInPage } from '../web/rules.ts';
import { linkHost, nativeOrigins } from './origins.ts';

/**
 * Both platforms have the same page. On Android its origin is an ordinary one; that of an iPhone is named beside 'self', as what WebKit takes for 'self' under a
 * scheme of an app's own can be seen on a device alone.
 */
export const nativePolicy = policyInPage(`'self' ${nativeOrigins.ios}`);

const policy = `<meta http-equiv="content-security-policy" content="${nativePolicy}">`;
/** What the app reads to know which links are its own (`shared/src/session/native/links/links.ts`). */
const ownLinks = `<meta name="seguia-link-host" content="${linkHost}">`;
const charset = /<meta charset="?utf-8"?\s*\/?>/;

/** What the app reads to know from which sites it may take newer versions of remotes (`shell/src/update/native/wanted.ts`). */
const updateSites = (sites: readonly string[]) =>
  sites.length > 0 ? `<meta name="seguia-update-sites" content="${sites.join(' ')}">` : '';

/**
 * The page with its policy before all that it loads. `sites`: origins that the app may take newer versions of remotes from. Throws where the page does
 * not begin with its character set, and where a site is no origin of https.
 */
export function pageWithPolicy(page: string, sites: readonly string[] = []): string {
  const wrong = sites.find((site) => !/^https:\/\/[a-z\d.-]+(?::\d+)?$/.test(site));
  if (wrong !== undefined) throw new Error(`${wrong} is no origin of https`);
  if (!charset.test(page)) throw new Error('index.html does not begin with its character set');
  return page.replace(charset, (found) => `${found}${policy}${ownLinks}${updateSites(sites)}`);
}

/** Whether the policy stands before everything that the page names. */
export function hasPolicy(page: string): boolean {
  const [before, after] = page.split(policy);
  return after !== undefined && !/<(?:link|script|style)\b/.test(before ?? '');
}
