import { openPhone } from './killed.ts';
import { chooseFarm, logIn, openFarm } from './person.ts';
import { expect, test } from './world.ts';

// The processes of a browser are found by Linux's own list.
test.skip(process.platform !== 'linux');

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
