// What the specification (section 2) lists for each screen, with the names that section 9 of product.md lists.
import { yesterday } from '../support/farm-clock.ts';
import { OtherDevice } from '../support/other-device.ts';
import { connect, logIn } from '../support/person.ts';
import { expect } from '@playwright/test';
import { test } from '../support/signed-in.ts';

test.describe('public screens', () => {
  test.use({ account: 'nobody' });

  // Specification 2: /login: e-mail
  // Specification 2: /login: password
  // Specification 2: /login: data server
  // Specification 2: /login: forgot-password link
  // Specification 2: /server: a full custom address
  // Specification 2: /server: a button tests the connection
  // Specification 2: /password-forgot: e-mail
  // Specification 2: /password-forgot: server
  // Specification 2: /password-forgot: reset button
  // Specification 2: /password-forgot: back link
  test('/start, /server, /login and /password-forgot hold what the specification lists', async ({ page, world }) => {
    const box = (name: string) => page.getByRole('textbox', { name });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto('/en/start');
    await page.getByRole('link', { name: 'Connect to a data server' }).or(button('Connect to a data server')).click();

    await expect(page).toHaveURL(/\/en\/server$/);
    await box('Server name').fill('farm-of-nobody');
    await expect(page.getByText('.localhost').first()).toBeVisible();
    await box('Server name').fill('');
    await box('Full address').fill(` ${world.api.url}/ `);
    await button('Test the connection').click();
    await expect(page.getByRole('status').filter({ hasText: 'Seguia' })).toBeVisible();
    await button('Use this server').click();

    await expect(page).toHaveURL(/\/en\/login$/);
    await expect(box('E-mail')).toBeVisible();
    await expect(box('Password')).toHaveAttribute('type', 'password');
    await expect(page.getByText(`localhost:${world.api.port}`).first()).toBeVisible();
    await expect(button('Change data server')).toBeVisible();
    await page.getByRole('link', { name: 'Forgot password?' }).click();

    await expect(page).toHaveURL(/\/en\/password-forgot$/);
    await expect(page.getByText(`localhost:${world.api.port}`).first()).toBeVisible();
    await box('E-mail').fill('recorder@demo.test');
    await button('Reset password').click();
    await expect(
      page.getByText('A new password has been sent to you by email to the address indicated.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/en\/login$/);
  });

  // Specification 2: /farmers sits in the init layout although it needs a login
  // Specification 6: two states: public and logged-in layouts
  test('/farmers lists the farms in the init layout, which has no main navigation', async ({ page, world }) => {
    await logIn(page, world, 'recorder');
    await expect(page).toHaveURL(/\/en\/farmers$/);
    await expect(page.getByRole('list', { name: 'Farms' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  });
});

test.describe('the start', () => {
  // A service worker would answer with its stored settings, not with the test's.
  test.use({ account: 'nobody', serviceWorkers: 'block' });

  // Specification 2: a full-screen loader with the product logo shows during startup
  test('a full-screen loader with the product’s mark shows while the start runs', async ({ page, world }) => {
    await page.goto('/en/start');
    await connect(page, world);
    const config = await (await page.request.get('/config.json')).json();
    await page.route('**/config.json', (route) => route.fulfill({ json: { ...config, startDelay: 4000 } }));
    // Settings that arrive now apply from the next start on.
    const remembered = page.waitForResponse('**/config.json');
    await page.goto('/en');
    await remembered;
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await page.goto('/en');
    await expect(page.locator('svg').first()).toBeVisible();
    await expect(page.getByText('Seguia').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  });
});

test.describe('app screens', () => {
  test.use({ account: 'manager' });

  // Specification 2: /app/last: menu label Latest
  // Specification 2: /app/last: titles My latest entries and All latest entries
  test('Latest is called so in the menu, and titled by whose entries it shows', async ({ page }) => {
    await page.goto('/en/app');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Latest', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/app\/last$/);
    const mine = page.getByRole('switch', { name: 'Display only my entries' });
    if (await mine.isChecked()) await mine.press('Space');
    await expect(page.getByRole('heading', { name: 'All latest entries' })).toBeVisible();
    await mine.press('Space');
    await expect(page.getByRole('heading', { name: 'My latest entries' })).toBeVisible();
  });

  // Specification 2: campaign detail: input E.C and pH
  // Specification 2: campaign detail: drain E.C and pH
  // Specification 2: campaign detail: drain percentage
  // Specification 2: campaign detail: crops and varieties in a plot
  test('a campaign shows five graphs, and crops and varieties in each plot', async ({ page, world }) => {
    const device = await OtherDevice.of(world.api, 'manager');
    const campaign = (await device.campaigns()).find(({ name }) => name.startsWith('Tomate 2026'))!;
    await page.goto(`/en/app/campaign/${campaign.id}`);
    for (const name of ['Intake EC', 'Intake pH', 'Drain EC', 'Drain pH', 'Drain percentage'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    const crops = page.getByRole('region', { name: 'Crops and varieties' });
    await expect(crops).toContainText('Serre 1');
    await expect(crops).toContainText('Cœur de bœuf');
  });

  // Specification 1: view readings
  // Specification 3: crop and crop type are shown per plot
  test('a reading shows every field, who recorded it and when, and its crop and variety', async ({ page, world }) => {
    const device = await OtherDevice.of(world.api, 'manager');
    const made = await device.record({
      plot_id: device.plot('Serre 1'),
      date: yesterday(),
      time: '07:41',
      intake_ec: 2.13,
      intake_ph: 5.71,
      drain_ec: 3.37,
      drain_ph: 6.29,
      entry_type: 'drippers',
      total_drained: 812,
      intake_per_dripper: 97,
      dripper_count: 29,
      dripper_unit: 'ml',
    });
    await page.goto(`/en/app/one/${made.id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Serre 1' })).toBeVisible();
    // 812 mL are drained of 29 × 97 mL given.
    for (const text of ['07:41', '2.13', '5.71', '3.37', '6.29', '28.9%', 'Cœur de bœuf', 'Malika Benali'])
      await expect(main, text).toContainText(text);
    await expect(main).toContainText('812 mL drained for 29 drippers of 97 mL');
    await expect(main.getByRole('link', { name: 'Edit' }).or(main.getByRole('button', { name: 'Edit' }))).toBeVisible();
  });

  // Specification 1: settings
  // Specification 1: API version label v2
  // Specification 1: app version 1.4.2
  // Specification 1: build number 12
  // Specification 2: Settings: logout, with confirmation
  // Specification 2: Settings: data server display
  // Specification 4: logout asks for confirmation
  test('Settings offer what the specification lists', async ({ page, world }) => {
    await page.goto('/en/app/settings');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('button', { name: 'Change farm' }).or(main.getByRole('link', { name: 'Change farm' })),
    ).toBeVisible();
    await expect(main.getByRole('switch', { name: 'Choose the farm at each launch' })).toBeVisible();
    await expect(main.getByRole('switch', { name: 'Show only plots with irrigation units' })).toBeVisible();
    await expect(
      main.getByRole('button', { name: 'Language' }).or(main.getByRole('combobox', { name: 'Language' })),
    ).toBeVisible();
    await expect(main.getByText('Data server').first()).toBeVisible();
    await expect(main).toContainText(`localhost:${world.api.port}`);
    for (const value of ['1.4.2 (12)', 'v2']) await expect(main.getByText(value, { exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'Log out' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/en\/app\/settings$/);
  });
});
