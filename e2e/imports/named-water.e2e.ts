// A file whose heads and units say nothing of water: a person says by a tap what its column is.
import { expect } from '@playwright/test';
import { addDays, yesterday } from '../support/farm-clock.ts';
import { OtherDevice } from '../support/other-device.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test.use({ account: 'manager' });

/** A spreadsheet's count of days. */
const countOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;

// Each on days of its own: the second import of the same day would change nothing.
for (const [locale, back] of [
  ['fr', 30],
  ['ar-MA', 40],
] as const) {
  const { prefix, textOf } = translationIn(locale);

  test(`a column that nothing names is water where somebody says so, in ${locale}`, async ({ page, world }) => {
    const days = [addDays(yesterday(), -back - 1), addDays(yesterday(), -back)];
    const text = ['Time ,Irr,Drain', ...days.map((day, at) => `${countOf(day)},3.${4 + at},1.${at}`)].join('\n');
    await page.goto(`${prefix}/app/import`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Resources.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'B1 Irr' }).click({ timeout: 30_000 });
    await page
      .getByRole('button', { name: textOf('readings.imports.grid.column', { letters: '\u2068B\u2069' }) })
      .click();
    await page.getByRole('option', { name: textOf('readings.water.irrigation'), exact: true }).click();
    const unit = textOf('readings.waterImport.unit', { field: textOf('readings.water.irrigation') });
    await page.getByRole('button', { name: unit }).first().click({ timeout: 30_000 });
    await page.getByRole('option', { name: 'mm' }).click();
    await expect(page.getByText(/3[.,]40/)).toBeVisible();
    await page
      .getByRole('button', { name: /\b2\b|يومين/ })
      .last()
      .click({ timeout: 30_000 });
    const device = await OtherDevice.of(world.api, 'manager');
    const water = async () =>
      (await device.waterDays({ from: days[0]!, to: days[1]! })).map(({ irrigation }) => irrigation);
    await expect.poll(water, { timeout: 60_000 }).toEqual([3.5, 3.4]);
  });
}
