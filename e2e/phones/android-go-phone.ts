// An Android Go phone: 2 GB and a small screen. The journeys slow its processor themselves.
import { launchOptions } from '../../tools/world/browser.ts';
import { isProof } from '../support/proof.ts';
import { test as base } from '../support/signed-in.ts';

export const test = base.extend({
  // A browser's context keeps all in memory, and with so little of it has 30 MB for a page; a phone keeps it in its files.
  page: async ({ page, world }, use) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: world.web.url, quotaSize: 2e9 });
    await use(page);
  },
});

export const androidGo = {
  account: 'manager', // whose first page shows most
  demo: isProof ? 'whole' : 'recent',
  viewport: { width: 360, height: 640 },
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--enable-low-end-device-mode', '--js-flags=--max-old-space-size=128'],
  },
} satisfies Parameters<typeof test.use>[0];
