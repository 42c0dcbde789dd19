import { launchOptions } from '../../tools/world/browser.ts';
import { isProof } from '../support/proof.ts';
import type { test } from '../support/signed-in.ts';

/** An Android Go phone: 2 GB and a small screen. The journeys slow its processor themselves. */
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
