import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openFarm } from './person.ts';
import { expect, test, type World } from './world.ts';

const appPaths = [
  '',
  '/new',
  '/last',
  '/history',
  '/round',
  '/unsent',
  '/bands',
  '/campaign',
  '/campaign/new',
  '/settings',
].map((path) => `/app${path}`);
const languages = { fr: '', en: '/en', 'ar-MA': '/ar-ma' };

/** Everything that axe finds on the page as it stands, one line each. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

async function store(page: Page, world: World): Promise<void> {
  await page.addInitScript((url) => localStorage.setItem('seguia.server', url), world.api.url);
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });

    for (const [language, prefix] of Object.entries(languages)) {
      test(`every init screen passes axe in ${language}, ${scheme}`, async ({ page, browser, world }) => {
        test.slow();
        for (const path of ['/start', '/server']) {
          await page.goto(prefix + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect.soft(await faults(page), path).toEqual([]);
        }
        const connected = await (
          await browser.newContext({
            colorScheme: scheme,
            viewport: { width: 390, height: 844 },
            baseURL: world.web.url,
          })
        ).newPage();
        await store(connected, world);
        for (const path of ['/login', '/password-forgot']) {
          await connected.goto(prefix + path);
          await expect(connected.getByRole('heading', { level: 1 })).toBeVisible();
          expect.soft(await faults(connected), path).toEqual([]);
        }
        await connected.goto(`${prefix}/login`);
        await connected.locator('input[type=email]').fill('manager@demo.test');
        await connected.locator('input[type=password]').fill('seguia-demo');
        await connected.locator('input[type=password]').press('Enter');
        await expect(connected).toHaveURL(/\/farmers$/);
        await expect(connected.getByRole('listitem').first()).toBeVisible();
        expect.soft(await faults(connected), '/farmers').toEqual([]);
      });
    }

    for (const [language, prefix] of [
      ['fr', ''],
      ['ar-MA', '/ar-ma'],
    ] as const) {
      test(`every app screen passes axe in ${language}, ${scheme}`, async ({ page, world }) => {
        test.slow();
        await openFarm(page, world, 'manager');
        for (const path of appPaths) {
          await page.goto(prefix + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForTimeout(400);
          expect.soft(await faults(page), prefix + path).toEqual([]);
        }
      });
    }
  });
}
