import { chooseFarm, connect, fillLogin, go, logIn } from '../support/person.ts';
import { expect } from '@playwright/test';
import { test } from '../support/signed-in.ts';

test.use({ account: 'nobody' });

test.describe('guards and start-up', () => {
  // Specification 9: the start takes 1000 ms by default
  test('a start takes a second unless the deployment sets another time', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ json: { domainSuffix: '.localhost' } }));
    await page.goto('/en/start');
    const connect = page.getByRole('link', { name: 'Connect to a data server' });
    await expect(connect.or(page.getByRole('button', { name: 'Connect to a data server' }))).toBeVisible();
    const shown = await page.evaluate(() => performance.now());
    expect(shown).toBeGreaterThanOrEqual(1000);
  });

  // Specification 2: /start is shown when no server is configured
  // Specification 2: at startup the no-server case is compared against /server but navigates to /start
  test('no server defined: every path goes to /start, but /server stays', async ({ page }) => {
    for (const path of ['/en', '/en/login', '/en/farmers', '/en/app/history']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/en\/start$/);
    }
    await page.goto('/en/server');
    await expect(page.getByRole('textbox', { name: 'Server name' })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/server$/);
  });

  // Specification 2: the app layout is for who is logged in
  // Specification 2: the guards run on every navigation
  test('not logged in: every path goes to /login, but /password-forgot stays', async ({ page, world }) => {
    await page.goto('/en/start');
    await connect(page, world);
    for (const path of ['/en/app', '/en/start', '/en/server', '/en/farmers']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/en\/login$/);
    }
    await page.goto('/en/password-forgot');
    await expect(page.getByRole('button', { name: 'Reset password' })).toBeVisible();
  });

  test('a deep link comes back after login', async ({ page, world }) => {
    await page.goto('/en/start');
    await connect(page, world);
    await page.goto('/en/app/history?plot=none#readings');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('recorder@demo.test');
    await page.getByRole('textbox', { name: 'Password' }).fill('seguia-demo');
    await page.getByRole('button', { name: 'Log in' }).click();
    await chooseFarm(page, 'Oasis du Souss');
    await expect(page).toHaveURL(/\/en\/app\/history\?plot=none#readings$/);
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  });

  test('a link with the address of another site in its path does not leave the app after the login', async ({
    page,
    world,
  }) => {
    await page.goto('/en/start');
    await connect(page, world);
    await page.goto('/en//elsewhere.localhost/en/login');
    await fillLogin(page, 'recorder');
    await chooseFarm(page, 'Oasis du Souss');
    await expect(page).toHaveURL(/\/en\/app$/);
  });

  test('no farm chosen: every path goes to /farmers', async ({ page, world }) => {
    await logIn(page, world, 'recorder');
    await page.goto('/en/app');
    await expect(page).toHaveURL(/\/en\/farmers$/);
  });

  test.describe('logged in', () => {
    test.use({ account: 'recorder' });

    // Specification 4: otherwise go to /app
    test('logged in with a farm: / goes to /app, and a reload stays where it is', async ({ page }) => {
      await page.goto('/en');
      await expect(page).toHaveURL(/\/en\/app$/);
      await page.goto('/en/app/settings');
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    });

    // Specification 2: Settings: choose the farm at each launch
    // Specification 3: farm choice: an ask-farm-on-startup flag
    // Specification 4: ask-on-startup is on: go to /farmers
    test('ask-farm-on-startup: the next start goes to /farmers', async ({ page }) => {
      await page.goto('/en/app/settings');
      const atEachLaunch = page.getByRole('switch', { name: 'Choose the farm at each launch' });
      await atEachLaunch.press('Space');
      await expect(atEachLaunch).toBeChecked();
      await page.goto('/en/app');
      await expect(page).toHaveURL(/\/en\/farmers$/);
      await chooseFarm(page, 'Oasis du Souss');
      await go(page, 'Latest');
      await expect(page).toHaveURL(/\/en\/app\/last$/);
    });
  });
});

test.describe('error pages', () => {
  test.use({ account: 'recorder' });

  // Specification 2: the error page shows 404 as Page Not Found with its path
  // Specification 8: page missing: Page Not Found: {path}, status 404
  test('a missing page shows Page Not Found with its path, in each language', async ({ page }) => {
    for (const [prefix, words] of [
      ['', 'Page introuvable : /nulle-part'],
      ['/en', 'Page Not Found: /en/nulle-part'],
      ['/es', 'Página no encontrada: /es/nulle-part'],
      ['/pl', 'Nie znaleziono strony: /pl/nulle-part'],
      ['/pt', 'Página não encontrada: /pt/nulle-part'],
      ['/ar-ma', '/ar-ma/nulle-part'],
    ]) {
      await page.goto(`${prefix}/nulle-part`);
      await expect(page.getByText(words!)).toBeVisible();
    }
  });

  // Specification 2: a route can carry a validation that ends in a not-found error
  test('a reading that does not exist is a 404 page inside the app', async ({ page }) => {
    await page.goto('/en/app/one/0198c0de-0000-7000-8000-000000000000');
    await expect(page.getByText(/Page Not Found/).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

test.describe('languages', () => {
  // Specification 1: the device language is detected and stored in a cookie
  test('the device language decides once, at the first visit of /, and is kept in a cookie for 365 days', async ({
    browser,
    world,
  }) => {
    const context = await browser.newContext({ locale: 'pl-PL', baseURL: world.web.url });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page).toHaveURL(/\/pl\/start$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    const cookie = (await context.cookies()).find(({ value }) => value === 'pl');
    // The browser counts with the machine's clock, which is not the tests' clock.
    const now = (performance.timeOrigin + performance.now()) / 1000;
    expect((cookie!.expires - now) / 86_400).toBeCloseTo(365, 1);
    await page.goto('/start');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await context.close();
  });

  // Specification 1: ar maps to ar-ma
  // Specification 5: a locale outside the supported list falls back to fr
  test('ar maps to ar-ma, right to left; an unknown language falls back to fr', async ({ browser, world }) => {
    const arabic = await browser.newPage({ locale: 'ar-EG', baseURL: world.web.url });
    await arabic.goto('/');
    await expect(arabic).toHaveURL(/\/ar-ma\/start$/);
    await expect(arabic.locator('html')).toHaveAttribute('dir', 'rtl');
    await arabic.close();
    const dutch = await browser.newPage({ locale: 'nl-NL', baseURL: world.web.url });
    await dutch.goto('/');
    await expect(dutch).toHaveURL(/[^a-z]\/start$/);
    await expect(dutch.locator('html')).toHaveAttribute('lang', 'fr');
    await dutch.close();
  });
});
