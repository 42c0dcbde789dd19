// An app serves its page to itself without headers, so the page itself contains the policy that a web server would send.
import { policyInPage } from '../web/rules.ts';
import { linkHost, nativeOrigins } from './origins.ts';

/**
 * Both platforms have the same page. On Android its origin is an ordinary one; an iPhone's is named in addition to 'self', because only a
 * real device shows what WebKit takes for 'self' under an app's own scheme.
 */
export const nativePolicy = policyInPage(`'self' ${nativeOrigins.ios}`);

const policy = `<meta http-equiv="content-security-policy" content="${nativePolicy}">`;
/** Tells the app which links are its own (`shared/src/session/native/links/links.ts`). */
const ownLinks = `<meta name="seguia-link-host" content="${linkHost}">`;
const charset = /<meta charset="?utf-8"?\s*\/?>/;

/** Tells the app from which sites it may take newer versions of remotes (`shell/src/update/native/wanted.ts`). */
const updateSites = (sites: readonly string[]) =>
  sites.length > 0 ? `<meta name="seguia-update-sites" content="${sites.join(' ')}">` : '';

/**
 * The page with its policy before everything that it loads. `sites` are origins from which the app may take newer versions of remotes.
 * Throws if the page does not begin with its character set, and if a site is no https origin.
 */
export function pageWithPolicy(page: string, sites: readonly string[] = []): string {
  const wrong = sites.find((site) => !/^https:\/\/[a-z\d.-]+(?::\d+)?$/.test(site));
  if (wrong !== undefined) throw new Error(`${wrong} is no origin of https`);
  if (!charset.test(page)) throw new Error('index.html does not begin with its character set');
  return page.replace(charset, (found) => `${found}${policy}${ownLinks}${updateSites(sites)}`);
}

/** Whether the policy comes before everything that the page loads. */
export function hasPolicy(page: string): boolean {
  const [before, after] = page.split(policy);
  return after !== undefined && !/<(?:link|script|style)\b/.test(before ?? '');
}
