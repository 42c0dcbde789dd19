// The browser is killed around an edit, a day of water, a photo and an import, while the data server is away: what was called saved is sent
// once, and what was typed is there again.
import { expect, type Page } from '@playwright/test';
import { yesterday } from '../support/farm-clock.ts';
import { openPhone, type Phone } from '../support/killed.ts';
import { OtherDevice } from '../support/other-device.ts';
import { openFarm, syncStatus } from '../support/person.ts';
import { takePhoto } from '../support/photo-file.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { seasonFile } from './season-file.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

const translation = translationIn('en');
const { textOf } = translation;
const soon = { timeout: 30_000 };

// The processes of a browser are found with ps, as Linux has it.
test.skip(process.platform !== 'linux');
test.setTimeout(180_000);
test.use({ account: 'nobody' });

// All tests share one phone, which opens again as the previous kill left it.
test.describe.configure({ mode: 'serial' });
let profile: string;
let phone: Phone;
let device: OtherDevice;

test.beforeAll(async ({ world }, info) => {
  profile = info.outputPath('profile');
  phone = await openPhone(profile, world.web.url);
  await openFarm(phone.page, world, 'manager');
  device = await OtherDevice.of(world.api, 'manager');
  await expect(syncStatus(phone.page)).toHaveText('All sent', soon);
});
test.afterAll(() => phone.context.close());

async function killAndOpen(baseUrl: string, path: string): Promise<Page> {
  await phone.kill();
  phone = await openPhone(profile, baseUrl);
  await phone.page.goto(path);
  return phone.page;
}

test('an edit is there again after a kill while it is typed, and is sent once after a kill when it is saved', async ({
  world,
}) => {
  const when = { plot_id: device.plot('Serre 1'), date: yesterday(), time: '22:11' };
  const { id } = await device.record({ ...when, intake_ec: 2.31, drain_ec: 3.3 });
  const path = `/en/app/edit/${id}`;
  await phone.page.goto(path);
  const before = new ReadingForm(phone.page, translation);
  await expect(before.measure('intakeEc')).toHaveValue('2.31', soon);
  await world.api.stop();
  await before.measure('intakeEc').fill('2.41');
  await before.waitForDraft('2.41');

  const form = new ReadingForm(await killAndOpen(world.web.url, path), translation);
  await expect(form.measure('intakeEc')).toHaveValue('2.41', soon);
  await form.pressSave();
  const page = await killAndOpen(world.web.url, `/en/app/one/${id}`);
  await expect(page.getByRole('main')).toContainText('2.41', soon);

  await world.api.run();
  await expect.poll(() => device.reading(id), soon).toMatchObject({ intake_ec: 2.41, drain_ec: 3.3, version: 2 });
  await expect(syncStatus(page)).toHaveText('All sent', soon);
  expect(await device.reading(id)).toMatchObject({ version: 2 });
});

test('a day of water is there again after a kill while it is typed, and is sent once after a kill when it is saved', async ({
  world,
}) => {
  const field = (page: Page) => page.getByRole('textbox', { name: textOf('readings.water.irrigation') });
  const write = (page: Page) => page.getByRole('button', { name: textOf('readings.water.add') }).click(soon);
  await phone.page.goto('/en/app/water');
  await write(phone.page);
  await world.api.stop();
  await field(phone.page).fill('0.37');
  await new ReadingForm(phone.page, translation).waitForDraft('0.37');

  let page = await killAndOpen(world.web.url, '/en/app/water');
  await write(page);
  await expect(field(page)).toHaveValue('0.37', soon);
  await page.getByRole('button', { name: textOf('readings.water.save'), exact: true }).click();
  const list = (of: Page) => of.getByRole('list', { name: textOf('readings.water.days') });
  await expect(list(page).getByText('0.37')).toBeVisible(soon);
  page = await killAndOpen(world.web.url, '/en/app/water');
  await expect(list(page).getByText('0.37')).toBeVisible(soon);

  await world.api.run();
  const sent = async () => {
    const days = await device.waterDays({ from: yesterday(), to: '2999-01-01' });
    return days.filter(({ irrigation }) => irrigation === 0.37);
  };
  await expect.poll(async () => (await sent()).length, soon).toBe(1);
  await expect(syncStatus(page)).toHaveText('All sent', soon);
});

test('a photo that was saved with its reading is sent once after a kill', async ({ world }) => {
  await phone.page.goto('/en/app/new');
  const form = new ReadingForm(phone.page, translation);
  const add = phone.page.getByLabel(textOf('readings.photos.add'));
  await expect(add).toBeAttached(soon);
  await world.api.stop();
  await form.measure('intakeEc').fill('2.437');
  await add.setInputFiles([await takePhoto(phone.page, '#2b7d34')]);
  await expect(phone.page.getByRole('button', { name: textOf('readings.photos.open', { number: '1' }) })).toBeVisible(
    soon,
  );
  await form.pressSave();
  const page = await killAndOpen(world.web.url, '/en/app');
  await world.api.run();
  const reading = await device.readingThatArrives(2.437);
  await expect.poll(async () => (await device.photos(reading?.id)).length, { timeout: 60_000 }).toBe(1);
  await expect(syncStatus(page)).toHaveText('All sent', soon);
  expect(await device.photos(reading?.id)).toHaveLength(1);
});

test('an import of 5,000 readings that is killed is there whole or not at all, and is there once when it is sent again', async ({
  world,
}) => {
  const { days, file } = seasonFile('Serre 1', '2023-03-01', 5000);
  const plot = device.plot('Serre 1');
  const count = async () => (await device.readingsOf(plot, ...days)).length;
  const button = (page: Page) => page.getByRole('button', { name: /^Import [\d,]+ readings$/ });
  const isThere = (page: Page) =>
    page.getByRole('region', { name: textOf('readings.imports.count.there') }).isVisible();
  /** Opens the file, and returns whether there is anything to import. */
  const open = async (page: Page): Promise<boolean> => {
    await page.locator('input[type=file]').setInputFiles(file);
    const isReady = async () => (await button(page).isVisible()) && (await button(page).isEnabled());
    await expect.poll(async () => (await isReady()) || (await isThere(page)), { timeout: 60_000 }).toBe(true);
    return isReady();
  };
  expect(await count()).toBe(0);
  await phone.page.goto('/en/app/import');
  expect(await open(phone.page)).toBe(true);
  const sent = phone.page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/imports/'),
  );
  await button(phone.page).click();
  await sent;

  const page = await killAndOpen(world.web.url, '/en/app/import');
  // The server may still be writing what it has received.
  await expect.poll(async () => [0, 5000].includes(await count()), soon).toBe(true);
  const past = page.getByRole('list', { name: textOf('readings.imports.past') });
  if (await open(page)) {
    await button(page).click();
    await expect(past.getByText(file.name)).toBeVisible({ timeout: 60_000 });
  }
  await expect.poll(count, soon).toBe(5000);
});
