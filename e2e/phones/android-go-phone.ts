// An Android Go phone: 2 GB and a small screen. The journeys slow its processor themselves.
import { launchOptions } from '../../tools/test-world/browser.ts';
import { setClock } from '../support/clock.ts';
import { isProof } from '../support/proof.ts';
import { test as base } from '../support/signed-in.ts';

export const test = base.extend({
  // A profile on the disk, as a phone has one: a private window stores all databases in memory, gives a page of a phone with so little of it
  // 30 MB, and has no room for the journal, so that a reading would have no second copy.
  context: async (
    {
      playwright,
      launchOptions: options,
      contextOptions,
      baseURL,
      viewport,
      hasTouch,
      locale,
      timezoneId,
      storageState,
    },
    use,
    info,
  ) => {
    const context = await playwright.chromium.launchPersistentContext(info.outputPath('profile'), {
      ...options,
      ...contextOptions,
      baseURL,
      viewport,
      hasTouch,
      locale: locale!,
      timezoneId: timezoneId!,
      serviceWorkers: 'block',
    });
    await setClock(context);
    if (storageState) await context.setStorageState(storageState);
    await use(context);
    await context.close();
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
