import { launchOptions } from '../../tools/world/browser.ts';
import { losesNothing } from '../support/losses.ts';
import { isProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';
import { Tour, walkedParts } from '../support/tour.ts';
import { translationIn } from '../support/translation.ts';

// Each walk is long and none needs another: they share the workers.
test.describe.configure({ mode: 'parallel' });

// The browser's own setting: text twice as large, lengths in rem and media queries with it.
test.use({
  account: 'manager',
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'] },
});

// What opens on a screen stands with longer texts at 320 px (smallest-screen.e2e.ts): this walk is for the proofs.
for (const part of isProof ? walkedParts : (['screens'] as const)) {
  test(`text of 200 % loses nothing: ${part}`, async ({ page, world }) => {
    test.setTimeout(240_000);
    await new Tour(page, world, translationIn('fr'), losesNothing)[part]();
  });
}

test.describe('before the login', () => {
  test.use({ account: 'nobody' });

  test('text of 200 % loses nothing on the public pages', async ({ page, world }) => {
    test.setTimeout(120_000);
    await new Tour(page, world, translationIn('fr'), losesNothing).public();
  });
});
