import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chooseFarm, connect, fillLogin, go, logIn, openFarm, syncStatus } from '../support/person.ts';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/signed-in.ts';

test.use({ account: 'nobody' });

test.describe('with the service worker, which sends as well', () => {
  test.use({ serviceWorkers: 'allow' });

  test('logging out in one tab logs out the other, and nothing of the old account is sent after that', async ({
    context,
    world,
  }) => {
    const [first, two] = [await context.newPage(), await context.newPage()];
    await openFarm(first, world, 'recorder');
    await two.goto('/en/app/history');
    await expect(two.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect(syncStatus(two)).toHaveText('All sent');
    await go(first, 'Settings');
    await first.getByRole('button', { name: 'Log out' }).click();
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.headers()['authorization']) sent.push(new URL(request.url()).pathname);
    });
    await first.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(first).toHaveURL(/\/en\/login$/);
    await expect(two).toHaveURL(/\/en\/login$/);
    await two.bringToFront();
    await two.waitForTimeout(1500);
    const last = sent.indexOf('/v2/auth/logout');
    expect(last).toBeGreaterThanOrEqual(0);
    expect(sent.slice(last + 1)).toEqual([]);
  });
});

test('after an expired session only its own person continues where they were', async ({ page, world }) => {
  await openFarm(page, world, 'recorder');
  const expireInHistory = async () => {
    await go(page, 'History');
    await expect(page).toHaveURL(/\/en\/app\/history$/);
    await expect(syncStatus(page)).toHaveText('All sent');
    await page.route('**/v2/farmers/*/readings?*', (route) =>
      route.fulfill({
        status: 408,
        contentType: 'application/problem+json',
        body: '{"title":"x","status":408}',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(/\/en\/login$/, { timeout: 40_000 });
    await page.unroute('**/v2/farmers/*/readings?*');
  };
  await expireInHistory();
  await fillLogin(page, 'recorder');
  await expect(page).toHaveURL(/\/en\/app\/history$/);
  await go(page, 'Today');
  await expireInHistory();
  await fillLogin(page, 'viewer');
  await chooseFarm(page, 'Oasis du Souss');
  await expect(page).toHaveURL(/\/en\/app$/);
});

// Specification 3: session: last e-mail used
test('the last e-mail used is kept for the next login', async ({ page, world }) => {
  await openFarm(page, world, 'recorder');
  await go(page, 'Settings');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('recorder@demo.test');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
});

test('wrong e-mail or password is reported beside the form, and nothing typed is lost', async ({ page, world }) => {
  await page.goto('/en/start');
  await connect(page, world);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('recorder@demo.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('recorder@demo.test');
});

// Specification 2: the farm list shows a message when the account is linked to no farm
// Specification 6: an account with no farm sees the specified message
test('an account with no farm sees the message', async ({ page, world }) => {
  await page.goto('/en/start');
  await connect(page, world);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nofarm@demo.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('seguia-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(
    page.getByText(
      'Your user account is not associated with any farm. To correct this, please contact the person who created your access.',
    ),
  ).toBeVisible();
});

// Specification 2: module not subscribed goes to /farmers
// Specification 6: a farm that has not subscribed gets a dialog (416)
// Specification 8: 416: dialog titled Error with the specified words
// Specification 8: 416: then go to /farmers
test('a farm that has not subscribed: the dialog, then the list of farms', async ({ page, world }) => {
  await logIn(page, world, 'closed');
  await page.getByRole('list', { name: 'Farms' }).getByText('Ferme sans module').click();
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText('The farm is not authorized to use this module.');
  await dialog.getByRole('button').click();
  await expect(page).toHaveURL(/\/en\/farmers$/);
});

/** Answers the calls whose address matches as a data server does for a farm without the module. */
const refuseModule = (page: Page, address: RegExp) =>
  page.route(address, (route) =>
    route.fulfill({
      status: 416,
      contentType: 'application/problem+json',
      body: '{"title":"x","status":416}',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );

// Specification 8: 416: the farm stays chosen until OK was pressed, then /farmers
test('a farm that loses the module while it is open: the dialog over its page, and the list of farms when OK was pressed', async ({
  page,
  world,
}) => {
  await openFarm(page, world, 'recorder');
  await go(page, 'History');
  await refuseModule(page, /\/v2\/farmers\/[^/]+\//);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText('The farm is not authorized to use this module.', { timeout: 40_000 });
  await page.waitForTimeout(1000);
  await expect(dialog).toHaveCount(1);
  await expect(page).toHaveURL(/\/en\/app\/history$/);
  await expect(page.getByRole('heading', { level: 1, name: 'History', includeHidden: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/en\/farmers$/);
  await expect(dialog).toHaveCount(0);
});

// Specification 8: 416 of the session check: one dialog, then /farmers
test('a check of the session that answers 416 shows one dialog, and the list of farms when OK was pressed', async ({
  page,
  world,
}) => {
  await openFarm(page, world, 'recorder');
  await refuseModule(page, /\/auth\/is-logged/);
  await page.reload();
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText('The farm is not authorized to use this module.', { timeout: 15_000 });
  await page.waitForTimeout(4000); // three retries, after which the other dialog would come
  await expect(dialog).toHaveCount(1);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/en\/farmers$/);
  await expect(page.getByRole('list', { name: 'Farms' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('farms come in pages of 25 and are searched by name', async ({ page, world }) => {
  await logIn(page, world, 'manager');
  const farms = page.getByRole('list', { name: 'Farms' }).getByRole('listitem');
  await expect(farms).toHaveCount(25);
  const pages: string[] = [];
  page.on('request', (request) => pages.push(new URL(request.url()).searchParams.get('page') ?? ''));
  await page.mouse.move(195, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(farms).toHaveCount(62, { timeout: 500 });
  }).toPass();
  expect(pages.filter(Boolean)).toEqual(['2', '3']);
  await page.getByRole('searchbox', { name: 'Search' }).fill('Bretagne');
  await expect(farms).toHaveCount(1);
});

// Specification 4: changing the data server asks for confirmation
test('changing the data server asks, then clears the setting and goes on', async ({ page, world }) => {
  await page.goto('/en/start');
  await connect(page, world);
  await page.getByRole('button', { name: 'Change data server' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/en\/login$/);
  await page.getByRole('button', { name: 'Change data server' }).click();
  await dialog.getByRole('button', { name: /Change|Confirm/ }).click();
  await expect(page).toHaveURL(/\/en\/server$/);
});

test.describe('the data server in trouble', () => {
  let trouble: Server;
  let mode: 'html' | '500' | 'slow' = 'html';

  test.beforeAll(async () => {
    trouble = createServer((request, response) => {
      response.sendDate = false; // Node would send the machine's time, and the device would trust it
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*');
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      if (mode === 'slow') return void setTimeout(() => response.writeHead(200).end('{}'), 10_000).unref();
      if (mode === '500')
        return void response
          .writeHead(500, { 'content-type': 'application/problem+json' })
          .end('{"title":"x","status":500}');
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hotel Wi-Fi');
    });
    await new Promise<void>((resolve) => trouble.listen(0, '127.0.0.1', resolve));
  });
  test.afterAll(() => void trouble.close());

  const url = () => `http://localhost:${(trouble.address() as AddressInfo).port}`;

  for (const kind of ['html', '500', 'slow'] as const) {
    test(`/server names the problem when it answers ${kind}, and a retry works`, async ({ page, world }) => {
      mode = kind;
      await page.goto('/en/server');
      await page.getByRole('textbox', { name: 'Full address' }).fill(url());
      await page.getByRole('button', { name: 'Test the connection' }).click();
      const result = page.getByRole('status').filter({ hasText: /\S/ });
      await expect(result.last()).toContainText(/server/i, { timeout: 20_000 });
      await expect(page.getByRole('textbox', { name: 'Full address' })).toHaveValue(url());
      await page.getByRole('textbox', { name: 'Full address' }).fill(world.api.url);
      await page.getByRole('button', { name: 'Test the connection' }).click();
      await expect(page.getByRole('status').filter({ hasText: /Seguia/ })).toBeVisible();
    });
  }

  test('a killed server: login says that it cannot be reached or trusted, and works when it is back', async ({
    page,
    world,
  }) => {
    await page.goto('/en/start');
    await connect(page, world);
    await world.api.stop('SIGKILL');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('recorder@demo.test');
    await page.getByRole('textbox', { name: 'Password' }).fill('seguia-demo');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText(/cannot reach or trust/i).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('seguia-demo');
    await world.api.run();
    await page.getByRole('button', { name: 'Log in' }).click();
    await chooseFarm(page, 'Oasis du Souss');
  });

  test.describe('at the start', () => {
    test.use({ account: 'recorder' });
    test.beforeEach(async ({ page, world }) => {
      await page.route(`${world.api.url}/**`, (route) =>
        route.fulfill({
          status: 500,
          contentType: 'application/problem+json',
          body: '{"title":"x","status":500}',
          headers: { 'access-control-allow-origin': '*' },
        }),
      );
      // This new phone's plots cannot be fetched either, which a dialog of its own says, beneath the question or above it.
      const plots = page
        .getByRole('alertdialog', { name: 'Error' })
        .filter({ hasText: 'The plots could not be loaded.' });
      // It may go by itself before it is closed.
      await page.addLocatorHandler(plots, () =>
        plots
          .getByRole('button', { name: 'OK' })
          .dispatchEvent('click', {}, { timeout: 1000 })
          .catch(() => undefined),
      );
      await page.goto('/en/app');
    });

    // Specification 4: then a confirm dialog titled Error with the specified words
    // Specification 4: with buttons Retry and Cancel
    // Specification 8: session restore failure: retries, then the Retry and Cancel dialog
    test('a server that answers 500 at the start: three retries, then Retry or Cancel', async ({ page, world }) => {
      const question = 'An error occurred while trying to restore your session';
      const dialog = page.getByRole('alertdialog', { name: 'Error' }).filter({ hasText: question });
      await expect(dialog).toBeVisible({ timeout: 15_000 });
      await page.unroute(`${world.api.url}/**`);
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    });

    // Specification 4: Cancel clears the session and goes to /login
    test('Cancel clears the session and goes to /login', async ({ page }) => {
      await page.getByRole('button', { name: 'Cancel' }).click({ timeout: 15_000 });
      await expect(page).toHaveURL(/\/en\/login$/);
    });
  });
});
