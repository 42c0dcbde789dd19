// Two tabs of one phone write the same thing while the data server is away: what either called saved is on the server, once.
import { expect, type Page } from '@playwright/test';
import { onFarm, yesterday } from '../support/farm-clock.ts';
import { OtherDevice } from '../support/other-device.ts';
import { syncStatus } from '../support/person.ts';
import { takePhoto } from '../support/photo-file.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { seasonFile } from './season-file.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

const translation = translationIn('en');
const { textOf } = translation;
const soon = { timeout: 30_000 };

test.use({ account: 'manager' });
test.setTimeout(120_000);

/** Opens the same address in both tabs. */
async function openBoth(first: Page, path: string): Promise<[Page, Page]> {
  const second = await first.context().newPage();
  for (const tab of [first, second]) {
    await tab.goto(path);
    // The device has fetched the farm before the server goes away.
    await expect(syncStatus(tab)).toHaveText('All sent', soon);
  }
  return [first, second];
}

/** Opens the page anew, which makes the device look at the server at once, and waits until all is sent. */
async function settled(page: Page): Promise<void> {
  await page.reload();
  await expect(syncStatus(page)).toHaveText('All sent', soon);
}

test('edits of one reading in two tabs are both sent, each measure as it was last typed', async ({ page, world }) => {
  const device = await OtherDevice.of(world.api, 'manager');
  const when = { plot_id: device.plot('Serre 1'), date: yesterday(), time: '21:11' };
  const { id } = await device.record({ ...when, intake_ec: 2.31, drain_ec: 3.3 });
  const [first, second] = (await openBoth(page, `/en/app/edit/${id}`)).map((tab) => new ReadingForm(tab, translation));
  if (!first || !second) throw new Error('There are two tabs.');
  for (const form of [first, second]) await expect(form.measure('intakeEc')).toHaveValue('2.31', soon);
  await world.api.stop();
  await first.type({ intakeEc: '2.44' });
  await second.type({ drainEc: '3.55' });
  await first.pressSave();
  await second.pressSave();
  await world.api.run();
  await expect.poll(() => device.reading(id), soon).toMatchObject({ intake_ec: 2.44, drain_ec: 3.55 });
  for (const form of [first, second]) await settled(form.page);
  expect(await device.reading(id)).toMatchObject({ intake_ec: 2.44, drain_ec: 3.55 });
});

test('water and light of one day that are written in two tabs are both sent', async ({ page, world }) => {
  const device = await OtherDevice.of(world.api, 'manager');
  const [first, second] = await openBoth(page, '/en/app/water');
  const field = (tab: Page, name: string) => tab.getByRole('textbox', { name: textOf(name) });
  const save = async (tab: Page) => {
    await tab.getByRole('button', { name: textOf('readings.water.save'), exact: true }).click();
    await expect(tab.getByRole('list', { name: textOf('readings.water.days') })).toBeVisible(soon);
  };
  for (const tab of [first, second]) await tab.getByRole('button', { name: textOf('readings.water.add') }).click(soon);
  await world.api.stop();
  await field(first, 'readings.water.irrigation').fill('0.61');
  await field(second, 'readings.water.radiation').fill('987');
  await save(first);
  await save(second);
  await world.api.run();
  const { date } = onFarm();
  const today = async () => {
    const days = await device.waterDays({ from: date, to: date });
    return days.filter(({ plot_id: plot }) => plot === null);
  };
  await expect.poll(today, soon).toMatchObject([{ irrigation: 0.61, radiation: 987 }]);
  for (const tab of [first, second]) await settled(tab);
});

test('readings with photos that are saved in two tabs keep their own photo', async ({ page, world }) => {
  const device = await OtherDevice.of(world.api, 'manager');
  const tabs = await openBoth(page, '/en/app/new');
  await expect(page.getByLabel(textOf('readings.photos.add'))).toBeAttached(soon);
  await world.api.stop();
  for (const [index, tab] of tabs.entries()) {
    await tab.bringToFront();
    const form = new ReadingForm(tab, translation);
    await form.measure('intakeEc').fill(`2.52${index}`);
    await tab.getByLabel(textOf('readings.photos.add')).setInputFiles([await takePhoto(tab, '#2b7d34')]);
    await expect(tab.getByRole('button', { name: textOf('readings.photos.open', { number: '1' }) })).toBeVisible(soon);
    await form.pressSave();
  }
  await world.api.run();
  for (const ec of [2.52, 2.521]) {
    const reading = await device.readingThatArrives(ec);
    await expect.poll(async () => (await device.photos(reading?.id)).length, { timeout: 60_000 }).toBe(1);
  }
});

test('a file of 5,000 readings that two tabs import at once is there once', async ({ page, world }) => {
  const device = await OtherDevice.of(world.api, 'manager');
  const { days, file } = seasonFile('Serre 2', '2023-03-01', 5000);
  const tabs = await openBoth(page, '/en/app/import');
  const button = (tab: Page) => tab.getByRole('button', { name: /^Import [\d,]+ readings$/ });
  for (const tab of tabs) {
    await tab.locator('input[type=file]').setInputFiles(file);
    await expect(button(tab)).toBeEnabled({ timeout: 60_000 });
  }
  await Promise.all(tabs.map((tab) => button(tab).click()));
  for (const tab of tabs) await expect(button(tab)).toBeHidden({ timeout: 60_000 });
  expect(await device.readingsOf(device.plot('Serre 2'), ...days)).toHaveLength(5000);
});
