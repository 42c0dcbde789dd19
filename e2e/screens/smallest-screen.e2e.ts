import { lengthenMessages } from '../support/looks/long-messages.ts';
import { losesNothing } from '../support/losses.ts';
import { isProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';
import { Tour, walkedParts } from '../support/tour.ts';
import { type Language, prefixes, translationIn } from '../support/translation.ts';

// Each walk is long and independent, so the workers share them.
test.describe.configure({ mode: 'parallel' });

test.use({ account: 'manager', viewport: { width: 320, height: 640 } });

// All screens are also checked at 320 px in Arabic (axe.e2e.ts) and with text of 200 % (large-text.e2e.ts), so only the proofs walk through
// them here.
for (const part of isProof ? walkedParts : (['opened'] as const)) {
  test(`texts 40 % longer break nothing at 320 px: ${part}`, async ({ page, context, world }) => {
    test.setTimeout(240_000);
    await lengthenMessages(context, world);
    await new Tour(page, world, translationIn('fr'), losesNothing)[part]();
  });
}

test.describe('before the login', () => {
  test.use({ account: 'nobody' });

  test('texts 40 % longer break nothing at 320 px: public pages', async ({ page, context, world }) => {
    test.setTimeout(240_000);
    await lengthenMessages(context, world);
    await new Tour(page, world, translationIn('fr'), losesNothing).public();
  });
});

// The walk in Arabic is also checked by axe (axe.e2e.ts).
const languages: Language[] = isProof ? Object.keys(prefixes) : [];
for (const locale of languages) {
  test(`no screen scrolls sideways or cuts its words at 320 px in ${locale}`, async ({ page, world }) => {
    test.setTimeout(240_000);
    await new Tour(page, world, translationIn(locale), losesNothing).screens();
  });

  test.describe('before the login', () => {
    test.use({ account: 'nobody' });

    test(`no public page scrolls sideways or cuts its words at 320 px in ${locale}`, async ({ page, world }) => {
      test.setTimeout(240_000);
      await new Tour(page, world, translationIn(locale), losesNothing).public();
    });
  });
}
