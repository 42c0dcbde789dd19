// Readings of the past come from a file: it is read, repaired and imported, the readings are found, and the import is undone. In two
// directions of writing.
import { firstUnlessProof } from '../support/proof.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

const file = (name: string) => path.resolve(import.meta.dirname, '../../testing/sheets/files', name);
const soon = { timeout: 30_000 };

test.use({ account: 'manager' });

/** The button's words for two and for three readings. */
const importing = {
  fr: ['Importer 2 relevés', 'Importer 3 relevés'],
  'ar-MA': ['استيراد قراءتين', 'استيراد 3 قراءات'],
} as const;

for (const locale of firstUnlessProof(['fr', 'ar-MA'] as const)) {
  const { prefix, textOf } = translationIn(locale);
  const [two, three] = importing[locale];

  test(`a manager imports kept sheets, repairs what is in doubt, and undoes it, in ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(`${prefix}/app/history`);
    await page.getByRole('link', { name: textOf('readings.history.import') }).click();
    await expect(page.getByRole('heading', { level: 1, name: textOf('readings.imports.title') })).toBeVisible();
    const input = page.locator('input[type=file]');
    await input.setInputFiles(file('hidden-rows.xlsx'));
    const doubts = page.getByRole('region', { name: textOf('readings.imports.why.hidden') });
    await expect(doubts).toBeVisible(soon);
    await expect(page.getByRole('button', { name: two })).toBeEnabled(soon);
    await doubts.getByRole('button', { name: textOf('readings.imports.repair.take') }).click();
    const unusual = page.getByRole('region', { name: new RegExp(textOf('readings.imports.why.unusual')) });
    await unusual.getByRole('button', { name: textOf('readings.imports.repair.take') }).click(soon);
    const button = page.getByRole('button', { name: three });
    await expect(button).toBeEnabled(soon);
    await button.click();
    await expect(button).toBeHidden(soon); // the farm may have imported a file with that name before
    const past = page.getByRole('list', { name: textOf('readings.imports.past') });
    await expect(past.getByText('hidden-rows.xlsx').first()).toBeVisible(soon);

    // The same file again: the server has all of it already.
    await input.setInputFiles({ name: 'again.xlsx', mimeType: '', buffer: readFileSync(file('hidden-rows.xlsx')) });
    await expect(page.getByRole('region', { name: textOf('readings.imports.count.there') })).toBeVisible(soon);
    await page.getByRole('button', { name: textOf('readings.imports.cancel'), exact: true }).click();

    const undo = past.getByRole('listitem').filter({ hasText: 'hidden-rows.xlsx' }).getByRole('button').first();
    await undo.click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: textOf('readings.imports.undo') }).click();
    await expect(page.getByText(textOf('readings.imports.undone')).first()).toBeVisible(soon);
  });
}
