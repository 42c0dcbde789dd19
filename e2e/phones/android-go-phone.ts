// An Android Go phone: 2 GB and a small screen. The journeys slow its processor themselves.
import { launchOptions } from '../../tools/test-world/browser.ts';
import { isProof } from '../support/proof.ts';
import { test as base } from '../support/signed-in.ts';

export const test = base.extend({
  // A browser's context keeps everything in memory, and with so little of it allows a page 30 MB. A persistent profile keeps it in files,
  // as a phone does.
  page: async ({ page, world }, use) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: world.web.url, quotaSize: 2e9 });
    await use(page);
  },
});

export const androidGo = {
  account: 'manager', // the manager's first page shows most
  demo: isProof ? 'whole' : 'recent',
  viewport: { width: 360, height: 640 },
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--enable-low-end-device-mode', '--js-flags=--max-old-space-size=128'],
  },
} satisfies Parameters<typeof test.use>[0];
