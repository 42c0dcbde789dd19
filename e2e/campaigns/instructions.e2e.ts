// A grower's instruction goes to the plot's next stop and comes back as done, with both phones offline in between.
import { expect, type Page } from '@playwright/test';
import { readyForOffline } from '../support/offline.ts';
import { OtherDevice } from '../support/other-device.ts';
import { syncStatus } from '../support/person.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

const translation = translationIn('en');
const { textOf } = translation;

test.use({ serviceWorkers: 'allow' });

const section = (page: Page) => page.getByRole('region', { name: textOf('readings.instruction.title'), exact: true });

/** Opens the sheet by a button, replaces its words and saves them. */
async function write(page: Page, button: string, words: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill(words);
  await sheet.getByRole('button', { name: textOf('readings.instruction.save') }).click();
  await expect(section(page).getByText(words)).toBeVisible();
}

/** Waits until the device holds nothing more to send. */
const allSent = (page: Page) => expect(syncStatus(page)).toHaveText('All sent', { timeout: 30_000 });

// Specification 10: an instruction is given without network, and ticked off with the reading at its stop without network
test('an instruction given offline is ticked off offline with the reading at its stop, and the grower sees it done', async ({
  page,
  context,
  phoneOf,
  world,
}) => {
  const words = 'Feed to 2.2, look at dripper 7';
  const device = await OtherDevice.of(world.api, 'recorder');
  const [plot, next] = device.plots;
  const growers = await phoneOf('manager', { serviceWorkers: 'allow' });
  const grower = await growers.newPage();
  await grower.goto(`/en/app/plot/${plot?.id}`);
  await expect(section(grower)).toBeVisible();
  await readyForOffline(grower);
  await growers.setOffline(true);
  await write(grower, textOf('readings.instruction.give'), words);
  await growers.setOffline(false);

  await page.goto('/en/app/round');
  const tick = page.getByRole('button', { name: `${textOf('readings.instruction.done')}: ${words}`, exact: true });
  await expect(tick).toBeVisible({ timeout: 45_000 });
  await readyForOffline(page);
  await context.setOffline(true);
  await page.goto('/en/app/round');
  await tick.click();
  const untick = `${textOf('readings.instruction.notDone')}: ${words}`;
  await expect(page.getByRole('button', { name: untick, exact: true })).toBeVisible();
  await new ReadingForm(page, translation).measure('intakeEc').fill('2.6');
  await page.getByRole('button', { name: textOf('readings.form.save'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: next?.name ?? '', exact: true })).toBeVisible();
  await context.setOffline(false);

  const reading = await device.readingThatArrives(2.6);
  await grower.reload();
  const done = section(grower).getByRole('listitem').filter({ hasText: words });
  await expect(done).toContainText('Done by', { timeout: 45_000 });
  await grower.goto(`/en/app/one/${reading?.id}`);
  await expect(grower.getByText(words)).toBeVisible();
});

test('words that were changed while somebody ticked them off offline are decided, and taken back they leave the stop', async ({
  page,
  context,
  phoneOf,
  world,
}) => {
  const [before, after] = ['Clean filter 2', 'Clean filters 2 and 3'];
  const device = await OtherDevice.of(world.api, 'recorder');
  const [, plot] = device.plots;
  const grower = await (await phoneOf('manager')).newPage();
  await grower.goto(`/en/app/plot/${plot?.id}`);
  await write(grower, textOf('readings.instruction.give'), before);
  await allSent(grower);

  await page.goto(`/en/app/new?plot=${plot?.id}`);
  const tick = (words: string) =>
    page.getByRole('button', { name: `${textOf('readings.instruction.done')}: ${words}`, exact: true });
  await expect(tick(before)).toBeVisible({ timeout: 45_000 });
  await readyForOffline(page);
  await context.setOffline(true);
  await tick(before).click();
  await expect(tick(before)).toHaveCount(0);
  await write(grower, `${textOf('readings.instruction.change')}: ${before}`, after);
  // Not the grower's status: it says "All sent" until the change is in line.
  await expect.poll(() => device.instructions(), { timeout: 30_000 }).toContain(after);
  await context.setOffline(false);
  await page.goto('/en/app/unsent');
  const theirs = page.getByRole('button', { name: textOf('readings.instruction.takeTheirs') });
  await expect(theirs).toBeVisible({ timeout: 45_000 });
  await theirs.click();
  await expect(theirs).toHaveCount(0);
  await page.goto(`/en/app/new?plot=${plot?.id}`);
  await expect(tick(after)).toBeVisible();

  await grower.getByRole('button', { name: `${textOf('readings.instruction.change')}: ${after}`, exact: true }).click();
  await grower.getByRole('button', { name: textOf('readings.instruction.takeBack') }).click();
  await expect(grower.getByText(after)).toHaveCount(0);
  await allSent(grower);
  await page.reload();
  await expect(tick(after)).toHaveCount(0, { timeout: 45_000 });
});
