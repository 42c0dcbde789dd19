import AxeBuilder from '@axe-core/playwright';
import { arabicUnderAxe } from '../../tools/world/arabic-under-axe.ts';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { Tour } from '../support/tour.ts';
import { type Language, prefixes, translationIn } from '../support/translation.ts';

// French in light, Arabic in dark: every story stands under axe in both themes. All languages and themes in the proofs.
const proof = Boolean(process.env['PROOF']);
const themes = proof ? (['light', 'dark', 'outdoor'] as const) : (['light', 'dark'] as const);
const languages: Language[] = proof ? Object.keys(prefixes) : ['fr', 'ar-MA'];
const standsIn = (language: Language, theme: string) => proof || (language === 'fr') === (theme === 'light');

// Each walk is long and none needs another: they share the workers.
test.describe.configure({ mode: 'parallel' });

test.use({ account: 'manager', serviceWorkers: 'block' });

for (const theme of themes) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
    test.beforeEach(async ({ page }) => {
      test.setTimeout(480_000); // axe takes seconds a screen, where the machine is busy
      await page.addInitScript(arabicUnderAxe);
      if (theme === 'outdoor') await page.addInitScript(() => localStorage.setItem('seguia.theme', '"outdoor"'));
    });

    for (const language of languages.filter((language) => standsIn(language, theme))) {
      test(`every app screen passes axe in ${language}, ${theme}`, async ({ page, world }) => {
        await new Tour(page, world, translationIn(language), checkPage).screens();
      });

      test(`what opens on a screen passes axe in ${language}, ${theme}`, async ({ page, world }) => {
        const tour = new Tour(page, world, translationIn(language), checkPage);
        await tour.offline();
        await tour.opened(); // leaves a draft in the form
      });

      test.describe('before the login', () => {
        test.use({ storageState: { cookies: [], origins: [] } });

        test(`every public page passes axe in ${language}, ${theme}`, async ({ page, world }) => {
          await new Tour(page, world, translationIn(language), checkPage).public();
        });
      });
    }
  });
}

async function checkPage(page: Page, what: string): Promise<void> {
  expect.soft(await faults(page), what).toEqual([]);
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In the page itself, which has no frames: else each run opens another page. Nothing is reckoned of what is right. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

/** Everything that axe finds on the page as it stands, one line each. */
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

/** Those that are too small also in the middle of the screen: at its edges a bar that stays may cover a part of any target. */
async function smallTargets(page: Page, targets: readonly string[]): Promise<string[]> {
  const small: string[] = [];
  for (const target of targets) {
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { violations } = await axe(page).include(target).withRules(['target-size']).analyze();
    if (violations.length > 0) small.push(target);
  }
  return small;
}
