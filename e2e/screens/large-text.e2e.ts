import { briefLaunchOptions } from '../../tools/test-world/browser.ts';
import { losesNothing } from '../support/losses.ts';
import { isProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';
import { Tour, walkedParts } from '../support/tour.ts';
import { translationIn } from '../support/translation.ts';

// Each walk is long and independent, so the workers share them.
test.describe.configure({ mode: 'parallel' });

// The browser's own setting: text, lengths in rem and media queries are twice as large.
test.use({
  account: 'manager',
  launchOptions: { ...briefLaunchOptions, args: [...briefLaunchOptions.args, '--blink-settings=defaultFontSize=32'] },
});

// What opens on a screen is checked with longer texts at 320 px (smallest-screen.e2e.ts), so only the proofs walk through it here.
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
