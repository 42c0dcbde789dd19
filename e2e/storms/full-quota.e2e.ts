// The browser gives the app no more room, in the middle of a photo, an edit, a day of water and an import. What is called saved outlives the
// closing of the app, what is not stays typed, and with room again all is on the server once.
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
test.setTimeout(300_000);

/** Takes all room from the app's origin, or gives it back. */
async function setRoom(page: Page, hasRoom: boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', hasRoom ? { origin } : { origin, quotaSize: 1 });
  // Chromium remembers for half a minute how much room there was.
  await expect.poll(() => page.evaluate(canStore), { timeout: 90_000 }).toBe(hasRoom);
}

/** Whether a database of its own can store anything. */
function canStore(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('room', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('rows'));
    opening.addEventListener('error', () => resolve(false));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('rows', 'readwrite');
      writing.objectStore('rows').put('x', 'x');
      writing.addEventListener('complete', () => resolve(true));
      writing.addEventListener('abort', () => resolve(false));
    });
  });
}

/** Opens an address, and waits until the device has fetched the farm. */
async function openFetched(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(syncStatus(page)).toHaveText('All sent', soon);
}

/** Presses Save as often as the form asks, until it has saved or says that there is no room; returns whether it has saved. */
async function saveOrFail(form: ReadingForm): Promise<boolean> {
  const full = form.page.getByText(textOf('readings.form.storageFull'));
  const save = form.button('readings.form.save');
  await expect(async () => {
    if (await save.isVisible()) await save.click({ timeout: 2000 }).catch(() => undefined);
    await expect(full.or(form.saved).first()).toBeVisible({ timeout: 3000 });
  }).toPass(soon);
  return form.saved.isVisible();
}

test('an edit on a full device is saved or stays typed, and is sent once when there is room', async ({
  page,
  world,
}) => {
  const device = await OtherDevice.of(world.api, 'manager');
  const when = { plot_id: device.plot('Serre 1'), date: yesterday(), time: '20:11' };
  const { id } = await device.record({ ...when, intake_ec: 2.31, drain_ec: 3.3 });
  await openFetched(page, `/en/app/edit/${id}`);
  const form = new ReadingForm(page, translation);
  await expect(form.measure('intakeEc')).toHaveValue('2.31', soon);
  await world.api.stop();
  await setRoom(page, false);
  await form.measure('intakeEc').fill('2.46');
  if (await saveOrFail(form)) {
    await page.goto(`/en/app/one/${id}`);
    await expect(page.getByRole('main')).toContainText('2.46', soon);
    await setRoom(page, true);
  } else {
    await page.keyboard.press('Escape');
    await expect(form.measure('intakeEc')).toHaveValue('2.46');
    await setRoom(page, true);
    await form.pressSave();
  }
  await world.api.run();
  await expect.poll(() => device.reading(id), soon).toMatchObject({ intake_ec: 2.46, drain_ec: 3.3, version: 2 });
  await expect(syncStatus(page)).toHaveText('All sent', soon);
  expect(await device.reading(id)).toMatchObject({ version: 2 });
});

test('a day of water on a full device is saved or stays typed, and is sent when there is room', async ({
  page,
  world,
}) => {
  const device = await OtherDevice.of(world.api, 'manager');
  await openFetched(page, '/en/app/water');
  await page.getByRole('button', { name: textOf('readings.water.add') }).click(soon);
  await world.api.stop();
  await setRoom(page, false);
  const field = page.getByRole('textbox', { name: textOf('readings.water.irrigation') });
  const save = page.getByRole('button', { name: textOf('readings.water.save'), exact: true });
  const list = page.getByRole('list', { name: textOf('readings.water.days') });
  const dialog = page.getByRole('alertdialog');
  const day = list.getByText('0.73');
  await field.fill('0.73');
  await save.click();
  // The list has other days already, where they had arrived.
  await expect(dialog.or(day).first()).toBeVisible(soon);
  if (await dialog.isVisible()) {
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('0.73');
    await setRoom(page, true);
    // The first press may still find the device as full as Chromium remembers it.
    await expect(async () => {
      if (await save.isVisible()) await save.click({ timeout: 2000 }).catch(() => undefined);
      await expect(day).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
  } else {
    await page.reload();
    await expect(day).toBeVisible(soon);
    await setRoom(page, true);
  }
  await world.api.run();
  const { date } = onFarm();
  const values = async () => (await device.waterDays({ from: date, to: date })).map(({ irrigation }) => irrigation);
  await expect.poll(values, soon).toContain(0.73);
  expect((await values()).filter((value) => value === 0.73)).toHaveLength(1);
});

test('a photo for which a full device has no room says so, and its reading is saved without it', async ({
  page,
  world,
}) => {
  const device = await OtherDevice.of(world.api, 'manager');
  await openFetched(page, '/en/app/new');
  const form = new ReadingForm(page, translation);
  const add = page.getByLabel(textOf('readings.photos.add'));
  await expect(add).toBeAttached(soon);
  const photo = await takePhoto(page, '#2b7d34');
  await form.measure('intakeEc').fill('2.466');
  await setRoom(page, false);
  await add.setInputFiles([photo]);
  await expect(page.getByText(textOf('readings.photos.full'))).toBeVisible(soon);
  await expect(form.measure('intakeEc')).toHaveValue('2.466');
  await setRoom(page, true);
  await form.pressSave();
  const reading = await device.readingThatArrives(2.466);
  await expect(syncStatus(page)).toHaveText('All sent', soon);
  expect(await device.photos(reading?.id)).toEqual([]);
});

test('an import from a full device is on the server whole, and comes to the device when there is room', async ({
  page,
  world,
}) => {
  const device = await OtherDevice.of(world.api, 'manager');
  const { days, file } = seasonFile('Serre 3', '2023-03-01', 5000);
  await openFetched(page, '/en/app/import');
  await page.locator('input[type=file]').setInputFiles(file);
  const button = page.getByRole('button', { name: /^Import [\d,]+ readings$/ });
  await expect(button).toBeEnabled({ timeout: 60_000 });
  await setRoom(page, false);
  await button.click();
  await expect(button).toBeHidden({ timeout: 60_000 });
  expect(await device.readingsOf(device.plot('Serre 3'), ...days)).toHaveLength(5000);
  await setRoom(page, true);
  await page.goto('/en/app');
  await expect(syncStatus(page)).toHaveText('All sent', soon);
});
