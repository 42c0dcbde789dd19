import { openPhone, type Phone } from '../support/killed.ts';
import { OtherDevice } from '../support/other-device.ts';
import { chooseFarm, logIn, openFarm } from '../support/person.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { translationIn } from '../support/translation.ts';
import { expect, type Page } from '@playwright/test';
import { test, type World } from '../support/world.ts';

const translation = translationIn('en');
const { textOf } = translation;

// The processes of a browser are found by Linux's own list.
test.skip(process.platform !== 'linux');
test.setTimeout(120_000);

test('who has logged in is still logged in when the browser is killed a second later', async ({ world }, info) => {
  const profile = info.outputPath('profile');
  const before = await openPhone(profile, world.web.url);
  await logIn(before.page, world, 'recorder');
  await before.page.waitForTimeout(1000);
  await before.kill();

  const after = await openPhone(profile, world.web.url);
  await after.page.goto('/en');
  await chooseFarm(after.page, 'Oasis du Souss');
  await after.page.waitForTimeout(1000);
  await after.kill();

  const last = await openPhone(profile, world.web.url);
  await last.page.goto('/en');
  await expect(last.page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await last.context.close();
});

test('who has logged out is still logged out when the browser is killed a second later', async ({ world }, info) => {
  const profile = info.outputPath('profile');
  // Closed in order once, so that the login is on the disk for a killed browser to come back to.
  const first = await openPhone(profile, world.web.url);
  await openFarm(first.page, world, 'recorder');
  await first.context.close();
  const before = await openPhone(profile, world.web.url);
  await before.page.goto('/en/app/settings');
  await before.page.getByRole('button', { name: 'Log out' }).click();
  await before.page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(before.page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await before.page.waitForTimeout(1000);
  await before.kill();

  const after = await openPhone(profile, world.web.url);
  await after.page.goto('/en');
  await expect(after.page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await after.context.close();
});

/** A killed phone is opened again, on a page. */
async function openAt(profile: string, world: World, path: string): Promise<Phone> {
  const phone = await openPhone(profile, world.web.url);
  await phone.page.goto(path);
  return phone;
}

test('what was typed 1.5 s before the browser is killed is there again', async ({ world }, info) => {
  const profile = info.outputPath('profile');
  const before = await openPhone(profile, world.web.url);
  await openFarm(before.page, world, 'recorder');
  await before.page.goto('/en/app/new');
  const form = new ReadingForm(before.page, translation);
  await form.measure('intakeEc').fill('2.71');
  await before.page.getByRole('textbox', { name: textOf('readings.field.note') }).fill('valve 3 drips');
  await before.page.waitForTimeout(1500);
  await before.kill();

  const after = await openAt(profile, world, '/en/app/new');
  await expect(new ReadingForm(after.page, translation).measure('intakeEc')).toHaveValue('2.71');
  await expect(after.page.getByRole('textbox', { name: textOf('readings.field.note') })).toHaveValue('valve 3 drips');
  await expect(after.page.getByText(textOf('readings.form.draftBack'))).toBeVisible();
  await after.context.close();
});

test('a form that was saved before the kill opens empty, and its reading is there once', async ({ world }, info) => {
  const device = await OtherDevice.of(world.api, 'recorder');
  const profile = info.outputPath('profile');
  const before = await openPhone(profile, world.web.url);
  await openFarm(before.page, world, 'recorder');
  for (const value of ['2.681', '2.682', '2.683']) {
    await before.page.goto('/en/app/new');
    const form = new ReadingForm(before.page, translation);
    await form.measure('intakeEc').fill(value);
    await before.page.waitForTimeout(1000); // the draft is on the disk by now
    await form.button('readings.form.save').click();
    await expect(form.saved).toBeVisible();
  }
  await before.kill();

  const after = await openAt(profile, world, '/en/app/new');
  const form = new ReadingForm(after.page, translation);
  await expect(form.measure('intakeEc')).toHaveValue('');
  await expect(after.page.getByText(textOf('readings.form.draftBack'))).toBeHidden();
  const made = async () => (await device.mine()).map(({ intake_ec }) => intake_ec).slice(0, 3);
  await expect.poll(made, { timeout: 30_000 }).toEqual([2.683, 2.682, 2.681]);
  expect((await device.mine()).filter(({ intake_ec }) => intake_ec === 2.683)).toHaveLength(1);
  await after.context.close();
});

test('a round that is killed after its third save goes on at the fourth plot', async ({ world }, info) => {
  const device = await OtherDevice.of(world.api, 'recorder');
  const profile = info.outputPath('profile');
  const before = await openPhone(profile, world.web.url);
  await openFarm(before.page, world, 'recorder');
  await before.page.goto('/en/app/round');
  const form = new ReadingForm(before.page, translation);
  const plot = (page: Page, index: number) =>
    page.getByRole('heading', { level: 2, name: device.plots[index]?.name ?? '', exact: true });
  for (const index of [0, 1, 2]) {
    await expect(plot(before.page, index)).toBeVisible();
    await form.measure('intakePh').fill(`5.6${index}`);
    await form.button('readings.form.save').click();
    await expect(form.saved).toBeVisible();
    if (index === 2) break;
    await before.page.waitForTimeout(450); // the key is deaf while a second tap would still mean "Save"
    await form.button('readings.round.next').click();
  }
  await before.kill();

  const after = await openAt(profile, world, '/en/app/round');
  await expect(plot(after.page, 3)).toBeVisible();
  await expect(after.page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
  await expect(new ReadingForm(after.page, translation).measure('intakePh')).toHaveValue('');
  await after.page.getByRole('button', { name: textOf('readings.round.back') }).click();
  await expect(new ReadingForm(after.page, translation).measure('intakePh')).toHaveValue('5.62');
  await after.context.close();
});
