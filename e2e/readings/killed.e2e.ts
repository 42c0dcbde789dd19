import { openPhone, type Phone } from '../support/killed.ts';
import { OtherDevice } from '../support/other-device.ts';
import { chooseFarm, logIn } from '../support/person.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { translationIn } from '../support/translation.ts';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import type { World } from '../support/world.ts';

const translation = translationIn('en');
const { textOf } = translation;

// The processes of a browser are found with ps, as Linux has it.
test.skip(process.platform !== 'linux');
test.setTimeout(120_000);
test.use({ account: 'nobody' });

// All tests share one phone, which opens again as the previous kill left it.
test.describe.configure({ mode: 'serial' });
let profile: string;
let phone: Phone;

test.beforeAll(async ({ world }, info) => {
  profile = info.outputPath('profile');
  phone = await openPhone(profile, world.web.url);
});
test.afterAll(() => phone.context.close());

/** Kills the phone's browser and opens it again, on a page. */
async function killAndOpen(world: World, path: string): Promise<Page> {
  await phone.kill();
  phone = await openPhone(profile, world.web.url);
  await phone.page.goto(path);
  return phone.page;
}

test('a person who logged in is still logged in when the browser is killed a second later', async ({ world }) => {
  await logIn(phone.page, world, 'recorder');
  await phone.page.waitForTimeout(1000);
  await chooseFarm(await killAndOpen(world, '/en'), 'Oasis du Souss');
  await phone.page.waitForTimeout(1000);
  const page = await killAndOpen(world, '/en');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a killed browser gives back what was typed 1.5 s before', async ({ world }) => {
  await phone.page.goto('/en/app/new');
  const note = (page: Page) => page.getByRole('textbox', { name: textOf('readings.field.note') });
  await new ReadingForm(phone.page, translation).measure('intakeEc').fill('2.71');
  await note(phone.page).fill('valve 3 drips');
  await phone.page.waitForTimeout(1500);
  const page = await killAndOpen(world, '/en/app/new');
  const form = new ReadingForm(page, translation);
  await expect(form.measure('intakeEc')).toHaveValue('2.71');
  await expect(note(page)).toHaveValue('valve 3 drips');
  await expect(page.getByText(textOf('readings.form.draftBack'))).toBeVisible();
  await form.button('readings.form.startOver').click();
  await expect(form.measure('intakeEc')).toHaveValue('');
});

test('a form that was saved before the kill opens empty, and its reading is there once', async ({ world }) => {
  const device = await OtherDevice.of(world.api, 'recorder');
  for (const value of ['2.681', '2.682', '2.683']) {
    await phone.page.goto('/en/app/new');
    const form = new ReadingForm(phone.page, translation);
    await form.measure('intakeEc').fill(value);
    await phone.page.waitForTimeout(1000); // the draft is on the disk after this time
    await form.pressSave();
  }
  const page = await killAndOpen(world, '/en/app/new');
  await expect(new ReadingForm(page, translation).measure('intakeEc')).toHaveValue('');
  await expect(page.getByText(textOf('readings.form.draftBack'))).toBeHidden();
  const made = async () => (await device.mine()).map(({ intake_ec }) => intake_ec).slice(0, 3);
  await expect.poll(made, { timeout: 30_000 }).toEqual([2.683, 2.682, 2.681]);
  expect((await device.mine()).filter(({ intake_ec }) => intake_ec === 2.683)).toHaveLength(1);
});

test('a round that is killed after its third save goes on at the fourth plot', async ({ world }) => {
  const device = await OtherDevice.of(world.api, 'recorder');
  await phone.page.goto('/en/app/round');
  const before = new ReadingForm(phone.page, translation);
  const plot = (page: Page, index: number) =>
    page.getByRole('heading', { level: 2, name: device.plots[index]?.name ?? '', exact: true });
  for (const index of [0, 1, 2]) {
    await expect(plot(phone.page, index)).toBeVisible();
    await before.measure('intakePh').fill(`5.6${index}`);
    await before.button('readings.form.save').click();
    await expect(plot(phone.page, index + 1)).toBeVisible(); // the next plot opens once the save is on the device
  }
  const page = await killAndOpen(world, '/en/app/round');
  const form = new ReadingForm(page, translation);
  await expect(plot(page, 3)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
  await expect(form.measure('intakePh')).toHaveValue('');
  await page.getByRole('button', { name: textOf('readings.round.back') }).click();
  await expect(form.measure('intakePh')).toHaveValue('5.62');
});

test('a person who logged out is still logged out when the browser is killed a second later', async ({ world }) => {
  // The browser is closed in order once, so that the login is on the disk when a killed browser opens again.
  await phone.context.close();
  phone = await openPhone(profile, world.web.url);
  await phone.page.goto('/en/app/settings');
  await phone.page.getByRole('button', { name: 'Log out' }).click();
  await phone.page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(phone.page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await phone.page.waitForTimeout(1000);
  const page = await killAndOpen(world, '/en');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
});
