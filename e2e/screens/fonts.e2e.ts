// Which fonts the browser really drew with, as it reports itself. A test of words does not notice a font that never loads.
import { expect, type Page } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test.use({ account: 'manager' });

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
