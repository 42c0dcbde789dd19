import { expect } from '@playwright/test';
import { readyForOffline } from '../support/offline.ts';
import { OtherDevice } from '../support/other-device.ts';
import { syncStatus } from '../support/person.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

const translation = translationIn('en');
const { textOf } = translation;
const words = 'Feed to 2.2, look at dripper 7';

test.use({ serviceWorkers: 'allow' });

test('a manager’s instruction is ticked off at its stop without network, and stands on the plot’s page as done', async ({
  page,
  context,
  phoneOf,
  world,
}) => {
  const device = await OtherDevice.of(world.api, 'recorder');
  const [plot, next] = device.plots;
  const grower = await (await phoneOf('manager')).newPage();
  await grower.goto(`/en/app/plot/${plot?.id}`);
  await grower.getByRole('button', { name: textOf('readings.instruction.give') }).click();
  const sheet = grower.getByRole('dialog', { name: textOf('readings.instruction.give') });
  await sheet.getByRole('textbox', { name: textOf('readings.instruction.what') }).fill(words);
  await sheet.getByRole('button', { name: textOf('readings.instruction.save') }).click();
  const section = grower.getByRole('region', { name: textOf('readings.instruction.title'), exact: true });
  await expect(section.getByText(words)).toBeVisible();
  await expect(syncStatus(grower)).toHaveText('All sent');

  await page.goto('/en/app/round');
  const tick = page.getByRole('button', { name: `${textOf('readings.instruction.done')} : ${words}`, exact: true });
  await expect(tick).toBeVisible();
  await readyForOffline(page);
  await context.setOffline(true);
  await tick.click();
  const untick = `${textOf('readings.instruction.notDone')} : ${words}`;
  await expect(page.getByRole('button', { name: untick, exact: true })).toBeVisible();
  const form = new ReadingForm(page, translation);
  await form.measure('intakeEc').fill('2.6');
  await page.getByRole('button', { name: textOf('readings.form.save'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: next?.name ?? '', exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(syncStatus(page)).toHaveText('All sent', { timeout: 30_000 });

  const [reading] = await device.mine();
  await grower.goto(`/en/app/plot/${plot?.id}`);
  const done = section.getByRole('listitem').filter({ hasText: words });
  await expect(done).toContainText('Done by');
  await grower.goto(`/en/app/one/${reading?.id}`);
  await expect(grower.getByText(words)).toBeVisible();
});
