// Opens phones on which people are logged in already, at the demo's main farm: once per worker, so that a journey about something else
// begins there. Journeys that begin before the login use the account 'nobody' and share one worker with its browser and its world.
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { sessionState, type SessionState } from '../../tools/test-world/session-state.ts';
import { openFarm } from './person.ts';
import { test as base, type World } from './world.ts';

export type Account = 'manager' | 'recorder' | 'viewer';
type StateOf = (account: Account) => Promise<SessionState>;

interface Fixtures {
  /** Whose phone `page` is. The phone of 'nobody' has never had the app. */
  account: Account | 'nobody';
  /** Opens a phone on which this account is logged in. */
  phoneOf: (account: Account, options?: BrowserContextOptions) => Promise<BrowserContext>;
}

export const test = base.extend<Fixtures, { stateOf: StateOf }>({
  stateOf: [
    async ({ browser, world }, use) => {
      const states = new Map<Account, Promise<SessionState>>();
      await use((account) => {
        const state = states.get(account) ?? logInOnce(browser, world, account);
        states.set(account, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
  account: ['recorder', { option: true }],
  storageState: async ({ account, stateOf }, use) => use(account === 'nobody' ? undefined : await stateOf(account)),
  phoneOf: async ({ browser, contextOptions, world, stateOf, viewport, hasTouch, timezoneId }, use) => {
    const open: BrowserContext[] = [];
    await use(async (account, options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        hasTouch,
        ...(timezoneId && { timezoneId }),
        baseURL: world.web.url,
        serviceWorkers: 'block',
        storageState: await stateOf(account),
        ...options,
      });
      open.push(context);
      return context;
    });
    for (const context of open) await context.close();
  },
});

async function logInOnce(browser: Browser, world: World, account: Account): Promise<SessionState> {
  // Playwright would otherwise use the test's own storage state, which may be another account's.
  const nobody = { cookies: [], origins: [] };
  const context = await browser.newContext({ baseURL: world.web.url, serviceWorkers: 'block', storageState: nobody });
  await openFarm(await context.newPage(), world, account);
  const state = await sessionState(context);
  await context.close();
  return state;
}
