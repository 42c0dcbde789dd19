import { expect } from '@playwright/test';
import { addDays, yesterday } from '../support/farm-clock.ts';
import { OtherDevice } from '../support/other-device.ts';
import { isProof } from '../support/proof.ts';
import { exactly } from '../support/reading-form.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

const { textOf } = translationIn('en');

/** The number of days; the proofs import a whole season. */
const dayCount = isProof ? 166 : 50;

// Specification 10: a season of six compartments is imported and drawn
test('a season of six compartments is imported from a file in other words and units, and drawn', async ({
  page,
  world,
}) => {
  test.setTimeout(420_000);
  const device = await OtherDevice.of(world.api, 'manager');
  const plots = device.plots.slice(0, 6);
  const days = Array.from({ length: dayCount }, (_, index) => addDays(yesterday(), index - dayCount + 1));
  const lines = days.flatMap((date, index) =>
    plots.map(({ name }, place) => {
      const light = 12 + 8 * Math.sin(index / 26) + (index % 5);
      const cells = [
        date.split('-').toReversed().join('/'),
        name,
        (light * 0.24 + place / 10).toFixed(2),
        light.toFixed(2),
      ];
      return cells.join(';').replaceAll('.', ',');
    }),
  );
  await page.goto('/en/app/water');
  await page.getByRole('link', { name: textOf('readings.water.import') }).click();
  const file = ['Fecha;Invernadero;Riego (mm);Radiación (MJ/m²)', ...lines].join('\r\n');
  await page.getByText(textOf('readings.imports.paste')).click();
  await page.getByRole('textbox', { name: textOf('readings.waterImport.paste') }).fill(file);
  await page.getByRole('button', { name: textOf('readings.imports.pasteRead') }).click();
  await page.getByRole('button', { name: `Import ${dayCount * 6} days of water and light` }).click({ timeout: 60_000 });
  await page.getByRole('link', { name: textOf('readings.imports.lookAtWater') }).click({ timeout: 180_000 });
  await expect(page.getByRole('list', { name: textOf('readings.water.days') })).toBeVisible();
  const allSent = page.getByRole('status').filter({ hasText: exactly(textOf('shell.sync.allSent')) });
  await expect(allSent).toBeVisible({ timeout: 180_000 });
  await page.goto(`/en/app/plot/${plots[0]?.id}`);
  const graph = page.getByRole('region', { name: textOf('campaigns.water.title'), exact: true });
  await expect(graph.getByRole('img')).toBeVisible();
  await expect(graph).toContainText(/mL per joule/);
});
