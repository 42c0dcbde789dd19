// An app serves its page to itself, without headers: the policy that a web server sends stands in the page there.
import { policyInPage } from '../web/rules.ts';
import { nativeOrigins } from './origins.ts';

/**
 * Both platforms have the same page. On Android its origin is an ordinary one; that of an iPhone is named beside 'self', as what WebKit takes for 'self' under a
 * scheme of an app's own can be seen on a device alone.
 */
export const nativePolicy = policyInPage(`'self' ${nativeOrigins.ios}`);

const policy = `<meta http-equiv="content-security-policy" content="${nativePolicy}">`;
const charset = /<meta charset="?utf-8"?\s*\/?>/;

/** The page with its policy before all that it loads. Throws where the page does not begin with its character set. */
export function pageWithPolicy(page: string): string {
  if (!charset.test(page)) throw new Error('index.html does not begin with its character set');
  return page.replace(charset, (found) => `${found}${policy}`);
}

/** Whether the policy stands before everything that the page names. */
export function hasPolicy(page: string): boolean {
  const [before, after] = page.split(policy);
  return after !== undefined && !/<(?:link|script|style)\b/.test(before ?? '');
}
