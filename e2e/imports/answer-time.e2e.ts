// An answer about a long file shows at once on a phone with a quarter of the processor. e2e/phones/README.md says how it is measured.
import { expect } from '@playwright/test';
import { SlowPhone } from '../phones/slow-phone.ts';
import { addDays } from '../support/farm-clock.ts';
import { OtherDevice } from '../support/other-device.ts';
import { isProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test.use({ account: 'manager' });

const { textOf } = translationIn('en');
const soon = { timeout: 120_000 };
/**
 * Milliseconds of the page's thread from a tap to what it shows. The aim is 300, which the proofs measure alone on a machine; beside other
 * journeys only a regression by a multiple is certain.
 */
const limit = isProof ? 300 : 1200;
const rowCount = 11_880;

test('an answer about a file of 11,880 rows shows at once with a quarter of the processor', async ({ page, world }) => {
  test.setTimeout(300_000);
  const device = await OtherDevice.of(world.api, 'manager');
  const names = ['Nord', 'Sud', ...device.plots.slice(0, 2).map(({ name }) => name)];
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const minutes = (Math.floor(index / 4) % 96) * 15;
    const hour = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    return `${addDays('2023-01-14', Math.floor(index / 384))},${hour},${names[index % 4]},${2 + (index % 17) / 10},${5.5 + (index % 7) / 10}`;
  });
  const text = ['Date,Time,Plot,Intake EC,Intake pH', ...rows].join('\n');
  await page.goto('/en/app/import');
  const phone = await SlowPhone.of(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logger.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const times: number[] = [];
  for (const [at, name] of ['Nord', 'Sud'].entries()) {
    const question = page.getByRole('button', { name: new RegExp(`Which plot is .*${name}`) });
    await expect(page.getByText(at === 0 ? '2 questions to settle' : '1 question to settle')).toBeVisible(soon);
    await question.click(soon);
    const leave = page.getByRole('option', { name: textOf('readings.imports.ask.leave') });
    await expect(leave).toBeVisible();
    // From the tap until the question is gone and the page is painted.
    const needed = await phone.needed(async () => {
      await leave.click();
      await expect(question).toBeHidden();
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    });
    times.push((needed * 4) / 6);
  }
  console.log('answers, ms on a quarter of the processor:', times.map(Math.round).join(', '));
  await expect(page.getByRole('button', { name: 'Import 5,940 readings' })).toBeEnabled(soon);
  for (const time of times) expect(time).toBeLessThan(limit);
});
