import type { BrowserContext, BrowserContextOptions } from 'playwright';

export type SessionState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * What a browser keeps of a person who has logged in, and nothing else of a visit: no `config.json` of the last start, and no mark of a page
 * that was being drawn (decision 208), which would count as one that hung on a phone of another clock.
 */
export async function sessionState(context: BrowserContext): Promise<SessionState> {
  const { cookies, origins } = await context.storageState();
  const ofVisit = /^(seguia-drawing-|\/~last-good\/)/;
  return {
    cookies,
    origins: origins.map((origin) => ({
      ...origin,
      localStorage: origin.localStorage.filter(({ name }) => !ofVisit.test(name)),
    })),
  };
}
