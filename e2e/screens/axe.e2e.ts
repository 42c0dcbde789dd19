import AxeBuilder from '@axe-core/playwright';
import { arabicUnderAxe } from '../../tools/test-world/arabic-under-axe.ts';
import { expect, type Page } from '@playwright/test';
import { losesNothing } from '../support/losses.ts';
import { isProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';
import { Tour } from '../support/tour.ts';
import { type Language, prefixes, translationIn } from '../support/translation.ts';

// This walk is in Arabic and dark. Every story of a screen is checked by axe in French, in light and dark. The proofs walk in all languages
// and themes.
const walks: { language: Language; theme: 'light' | 'dark' | 'outdoor' }[] = isProof
  ? (['light', 'dark', 'outdoor'] as const).flatMap((theme) =>
      Object.keys(prefixes).map((language) => ({ language, theme })),
    )
  : [{ language: 'ar-MA', theme: 'dark' }];

// Each walk is long and independent, so the workers share them.
test.describe.configure({ mode: 'parallel' });

for (const { language, theme } of walks) {
  const title = `in ${language}, ${theme}`;
  const translation = translationIn(language);
  // The walk in Arabic also covers the smallest screen; in the proofs that is a separate walk (smallest-screen.e2e.ts).
  const [look, more] = isProof ? [passes, ''] : [passesAndLosesNothing, ', no word lost at 320 px'];

  test.describe(title, () => {
    test.use({ account: 'manager', colorScheme: theme === 'dark' ? 'dark' : 'light' });
    test.beforeEach(async ({ page }) => {
      test.setTimeout(480_000); // axe takes seconds for a screen on a busy machine
      await page.addInitScript(arabicUnderAxe);
      if (theme === 'outdoor') await page.addInitScript(() => localStorage.setItem('seguia.theme', '"outdoor"'));
    });

    test(`every app screen passes axe ${title}${more}`, async ({ page, world }) => {
      await new Tour(page, world, translation, look).screens();
    });

    test(`what opens on a screen passes axe ${title}`, async ({ page, world }) => {
      const tour = new Tour(page, world, translation, passes);
      await tour.offline();
      await tour.opened(); // this step leaves a draft in the form
    });

    test.describe('before the login', () => {
      test.use({ account: 'nobody' });

      test(`every public page passes axe ${title}${more}`, async ({ page, world }) => {
        await new Tour(page, world, translation, look).public();
      });
    });
  });
}

/** Checks the same page on the usual screen and on the smallest one. */
async function passesAndLosesNothing(page: Page, what: string): Promise<void> {
  const usual = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  await waitForFrames(page);
  await losesNothing(page, what);
  await page.setViewportSize(usual);
  await waitForFrames(page);
  await passes(page, what);
}

/** Waits until what depends on the screen's size is drawn again. */
function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

async function passes(page: Page, what: string): Promise<void> {
  expect.soft(await faults(page), what).toEqual([]);
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe in the page itself, which has no frames: otherwise each run opens another page. Results that pass are left out. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

/** Returns everything that axe finds on the current page, one line for each element. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await axe(page).withTags(rules).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    const targets = nodes.map(({ target }) => target.join(' '));
    const small = id === 'target-size' ? await smallTargets(page, targets) : targets;
    if (small.length > 0) found.push(`${id}: ${small.join(', ')}`);
  }
  return found;
}

/** Returns the targets that are too small even in the middle of the screen. At its edges a fixed bar may cover a part of any target. */
async function smallTargets(page: Page, targets: readonly string[]): Promise<string[]> {
  const small: string[] = [];
  for (const target of targets) {
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { violations } = await axe(page).include(target).withRules(['target-size']).analyze();
    if (violations.length > 0) small.push(target);
  }
  return small;
}
