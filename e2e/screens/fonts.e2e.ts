// Which fonts the browser really drew with, as it reports itself. A test of words does not notice a font that never loads.
import { expect, type Page } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test.use({ account: 'manager' });

const latin = 'atkinson-hyperlegible-next-latin-wght-normal';

test('Arabic is drawn in the font that the app brings along', async ({ page }) => {
  await page.goto('/ar-ma/app/settings');
  await expect(
    page.getByRole('heading', { level: 1, name: translationIn('ar-MA').textOf('settings.title') }),
  ).toBeVisible();
  await expect.poll(() => fontsOf(page, 'h1')).toEqual([{ name: 'Readex Pro', brought: true }]);
});

test('the micro sign is drawn in a font that the app brings along', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('seguia.ec-unit', JSON.stringify('µS/cm')));
  await page.goto('/en/app/new');
  const unit = page.getByRole('main').getByText('µS/cm').first();
  await expect(unit).toBeVisible();
  await unit.evaluate((element) => (element.id = 'micro'));
  await expect.poll(async () => (await fontsOf(page, '#micro')).map(({ brought }) => brought)).toEqual([true, true]);
});

test.describe('before a login', () => {
  test.use({ account: 'nobody' });

  for (const prefix of ['', '/en', '/es', '/pt'])
    test(`the login${prefix && ` at ${prefix}`} is drawn with one file of at most 10 kB, and digits come before they are typed`, async ({
      page,
    }) => {
      // Its name is on the page, and a port would be digits.
      await page.addInitScript(() => localStorage.setItem('seguia.server', 'https://api.farm.example'));
      await page.goto(`${prefix}/login`);
      await expect.poll(async () => Object.keys(await fontFiles(page))).toContain(`${latin}-more`);
      const { [latin]: first, [`${latin}-more`]: more, ...others } = await fontFiles(page);
      expect(others).toEqual({});
      expect(first!.bytes).toBeLessThan(10_000);
      expect(await fontsOf(page, 'h1')).toEqual([{ name: 'Atkinson Hyperlegible Next', brought: true }]);
      // The first page does not wait for it, and is not drawn anew.
      expect(more!.at - first!.at).toBeGreaterThan(1500);
    });
});

test('the outdoor theme is drawn in its own weights, and without a network in those of the others', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('seguia.theme', JSON.stringify('outdoor')));
  await page.goto('/en/app/settings');
  const title = page.getByRole('heading', { level: 1, name: 'Settings' });
  await expect(title).toBeVisible();
  await expect.poll(async () => Object.keys(await fontFiles(page))).toContain(`${latin}-outdoor`);
  await page.route(/-outdoor\.[^/]+\.woff2$/, (route) => route.abort());
  await page.reload();
  await expect(title).toBeVisible();
  await expect.poll(async () => Object.keys(await fontFiles(page))).toContain(latin);
  await expect.poll(() => fontsOf(page, 'h1')).toEqual([{ name: 'Atkinson Hyperlegible Next', brought: true }]);
});

/** The fonts that a page has loaded, by their files without the hash: when it asked for each, in milliseconds, and its bytes. */
const fontFiles = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fonts = files.flatMap(({ name, startTime, encodedBodySize }) => {
      const file = /\/([\w-]+)\.\w+\.woff2$/.exec(name)?.[1];
      return file === undefined ? [] : [[file, { at: startTime, bytes: encodedBodySize }] as const];
    });
    return Object.fromEntries(fonts);
  });

/** The fonts that an element's glyphs come from. */
async function fontsOf(page: Page, selector: string): Promise<{ name: string; brought: boolean }[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName, isCustomFont }) => ({ name: familyName, brought: isCustomFont }));
}
