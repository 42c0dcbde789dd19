// A manager sets up plots: adds twelve by pasting, changes their order by dragging and by keys, meets a change of somebody else, and plants
// a new variety.
import { firstUnlessProof } from '../support/proof.ts';
import { expect, type Page } from '@playwright/test';
import { holdPrinting, printed } from '../support/looks/paper.ts';
import { OtherDevice } from '../support/other-device.ts';
import { test } from '../support/signed-in.ts';
import { touch, way } from '../support/touch.ts';
import { translationIn } from '../support/translation.ts';

test.use({
  account: 'manager',
  // A separate server, because plots that are added here would change what other journeys read.
  serverSettings: { TEST_CLOCK_AHEAD: String(Number(process.env['TEST_CLOCK_AHEAD'])) },
});

const patience = { timeout: 30_000 };

for (const [language, names] of firstUnlessProof([
  ['fr', Array.from({ length: 12 }, (_, index) => `Bloc ${index + 1}`)],
  ['ar-MA', Array.from({ length: 12 }, (_, index) => `البيت ${index + 1}`)],
] as const)) {
  const { textOf, like, prefix } = translationIn(language);
  const [first = '', second = '', third = ''] = names;

  test(`a manager sets up twelve plots in ${language}, and meets somebody else's change`, async ({ page, world }) => {
    test.setTimeout(120_000);
    const press = (id: string) => page.getByRole('button', { name: textOf(id), exact: true }).click();
    const field = (id: string) => page.getByRole('textbox', { name: textOf(id) });
    const sheet = page.getByRole('dialog');
    const before = (await OtherDevice.of(world.api, 'manager')).plots.length;

    await page.goto(`${prefix}/app`);
    await page.getByRole('link', { name: textOf('settings.plots.title'), exact: true }).click(patience);
    await expect(page.getByRole('heading', { level: 1, name: textOf('settings.plots.title') })).toBeVisible(patience);

    await test.step('twelve by pasting', async () => {
      await press('settings.plots.paste');
      await field('settings.paste.lines').fill([...names, first].join('\n'));
      await expect(sheet.getByText(like('settings.paste.repeated'))).toBeVisible();
      await field('settings.paste.lines').fill(names.join('\n'));
      await sheet.locator('button[type=submit]').click();
      await expect(sheet).toHaveCount(0, patience);
      await expect(plotNames(page, textOf('settings.plots.list'))).toHaveCount(before + 12);
    });

    await test.step('plots are moved to another order, by finger and by keys', async () => {
      await press('settings.plots.order');
      const handle = sheet.getByRole('button', { name: textOf('ui.reorder.move', { name: second }), exact: true });
      await handle.scrollIntoViewIfNeeded();
      const box = (await handle.boundingBox())!;
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await touch(page, way(from, { x: from.x, y: from.y - 70 }), {});
      await sheet.getByRole('button', { name: textOf('ui.reorder.up', { name: third }), exact: true }).press('Enter');
      await press('settings.setUp.save');
      await expect(sheet).toHaveCount(0, patience);
      const there = (await OtherDevice.of(world.api, 'manager')).plots.slice(before).map(({ name }) => name);
      expect(there).toEqual([second, third, first, ...names.slice(3)]);
    });

    await test.step('somebody else saves first, and nothing typed is lost', async () => {
      await page.getByRole('button', { name: first, exact: true }).click();
      await field('settings.plot.area').fill('900');
      const other = await OtherDevice.of(world.api, 'manager');
      await other.changePlot(other.plot(first), { name: first, house: `Nord ${language}` });
      await press('settings.setUp.save');
      await expect(sheet.getByText(like('settings.plot.moved'))).toBeVisible(patience);
      await expect(field('settings.plot.area')).toHaveValue('900');
      await expect(field('settings.plot.house')).toHaveValue(`Nord ${language}`);
      await page.waitForTimeout(450); // the form ignores a second press that comes sooner
      await press('settings.setUp.save');
      await expect(sheet).toHaveCount(0, patience);
      await expect(page.getByText(new RegExp(`Nord ${language}.*900`))).toBeVisible();
    });

    await test.step('a new variety is planted', async () => {
      await page.getByRole('button', { name: first, exact: true }).click();
      await press('settings.planting.plant');
      await sheet.getByRole('button', { name: textOf('settings.planting.variety') }).click();
      await page.getByRole('option', { name: textOf('settings.planting.other') }).click();
      await field('settings.planting.crop').fill(`Laitue ${language}`);
      await field('settings.planting.newVariety').fill('Batavia');
      await press('settings.planting.plant');
      await expect(sheet.getByText(`Laitue ${language} Batavia`)).toBeVisible(patience);
      await expect(page.getByRole('button', { name: textOf('settings.setUp.cancel'), exact: true })).toHaveCount(
        1,
        patience,
      );
      await press('settings.setUp.cancel');
      await page.goto(`${prefix}/app/farm/crops`);
      await expect(page.getByRole('region', { name: `Laitue ${language}` })).toBeVisible(patience);
    });
  });
}

test('labels are printed in the language of those who scan them, and the page keeps its own', async ({ page }) => {
  const [own, theirs] = [translationIn('fr'), translationIn('ar-MA')];
  await holdPrinting(page);
  await page.goto('/app/farm/labels');
  const labels = page.getByRole('main').locator('ul', { has: page.getByRole('img') });
  await expect(labels.getByText(own.textOf('settings.labels.scan')).first()).toBeVisible(patience);
  await page.getByRole('button', { name: own.textOf('settings.labels.language') }).click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await expect(labels.getByText(theirs.textOf('settings.labels.scan')).first()).toBeVisible(patience);
  await expect(labels).toHaveCSS('direction', 'rtl');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(own.textOf('settings.labels.title'));
  await page.getByRole('button', { name: /^Imprimer \d+ étiquettes$/ }).click();
  await printed(page);
  const paper = page.locator('body > article');
  await expect(paper).toHaveCSS('direction', 'rtl');
  await expect(paper.locator('h1')).toHaveText(theirs.textOf('settings.labels.title'));
  await expect(paper).toContainText(theirs.textOf('settings.labels.scan'));
});

/** The names of the plots in the list. */
const plotNames = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
