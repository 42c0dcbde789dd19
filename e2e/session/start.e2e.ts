import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readyForOffline } from '../support/offline.ts';
import { go, syncStatus } from '../support/person.ts';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';
import type { World } from '../support/world.ts';

const { textOf } = translationIn('en');
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const login = (page: Page) => page.getByRole('textbox', { name: 'Password' });

/** Changes all sessions of the data server, as time or an administrator does. */
function changeSessions({ data }: World, change: 'expire_at = 1' | 'revoked_at = 1'): void {
  const file = readdirSync(data).find((name) => name.endsWith('.db'))!;
  const database = new DatabaseSync(path.join(data, file));
  database.exec(`PRAGMA busy_timeout = 5000; UPDATE sessions SET ${change}`);
  database.close();
}

/** Makes the page request every file from the worker: the browser's memory cache would hide what the disk has. */
async function withoutMemory(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Returns the length of the app's script in the worker's cache. With `cut` it then cuts the script and its copy, as a disk may. */
const script = (page: Page, cut: boolean) =>
  page.evaluate(async (cut) => {
    const state = await (await caches.open('state')).match('/~state');
    const { current } = (await state!.json()) as { current: { shell: { files: Record<string, string> } } };
    const [url, hash] = Object.entries(current.shell.files).find(([url]) => /\/main\.\w+\.js$/.test(url))!;
    const cache = await caches.open('files');
    const key = `/${hash}/.js`;
    const cached = (await cache.match(key))!;
    const text = await cached.text();
    const shortened = () => new Response(text.slice(0, 20_000), { headers: cached.headers });
    if (cut) {
      await cache.put(key, shortened());
      await (await caches.open('scripts')).put(url, shortened());
    }
    return text.length;
  }, cut);

/** Opens the app again at the same address, with and without network. */
async function opensAgain(page: Page, context: BrowserContext): Promise<void> {
  await page.reload();
  await expect(main(page)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(main(page)).toBeVisible();
  await context.setOffline(false);
}

test.describe('on a phone that holds the app', () => {
  test.use({ serviceWorkers: 'allow' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/en/app');
    await readyForOffline(page);
    await page.reload();
    await expect(main(page)).toBeVisible();
  });

  test('a portal’s page in place of config.json is not kept: later starts open, online and offline', async ({
    page,
    context,
    world,
  }) => {
    const file = path.join(world.site, 'config.json');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, '<!doctype html><title>Hotel Wi-Fi</title>');
    try {
      await page.reload();
      await expect(main(page)).toBeVisible();
      await opensAgain(page, context);
    } finally {
      writeFileSync(file, before);
    }
  });

  test('a script that the disk cut is fetched anew, and the app opens', async ({ page, context }) => {
    await withoutMemory(page, context);
    const length = await script(page, true);
    await page.reload();
    await expect(main(page)).toBeVisible({ timeout: 20_000 });
    expect(await script(page, false)).toBe(length);
    await opensAgain(page, context);
  });

  test('a script that is cut without network shows a page, and Retry opens the app once there is a network', async ({
    page,
    context,
  }) => {
    await withoutMemory(page, context);
    await script(page, true);
    await context.setOffline(true);
    await page.reload();
    const retry = page.getByRole('alert').getByRole('link', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    await retry.click();
    await expect(main(page)).toBeVisible({ timeout: 20_000 });
  });
});

test.describe('without the service worker', () => {
  test('main.js that does not arrive: a page in the person’s language, and Retry', async ({ page, world }) => {
    const folder = path.join(world.site, 'assets');
    const names = readdirSync(folder).filter((name) => /^main\..*\.js(\.br)?$/.test(name));
    for (const name of names) renameSync(path.join(folder, name), path.join(folder, `gone-${name}`));
    try {
      for (const [prefix, words] of [
        ['/pl', 'Spróbuj ponownie'],
        ['/ar-ma', 'إعادة المحاولة'],
        ['', 'Réessayer'],
      ]) {
        await page.goto(`${prefix}/app`);
        await expect(page.getByRole('link', { name: words! })).toBeVisible();
      }
      await page.goto('about:blank'); // a page would reload by itself once its script is there again
    } finally {
      for (const name of names) renameSync(path.join(folder, `gone-${name}`), path.join(folder, name));
    }
    await page.goto('/en/app');
    await expect(main(page)).toBeVisible();
    await expect(page.locator('#not-loaded')).toBeHidden();
  });

  // Specification 2: the product’s mark and name are there before any script has come
  test('the page shows the name before any script or style sheet, until the app replaces it', async ({ page }) => {
    let go = () => undefined as void;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route(/\.(?:js|css)$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/en/start', { waitUntil: 'commit' });
    await expect(page.getByText('Seguia', { exact: true })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);
    go();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#first')).toBeHidden();
  });

  test('a second visit waits for no script of the network', async ({ page, context }) => {
    await page.goto('/en/start');
    await page.waitForLoadState('networkidle');
    const second = await context.newPage();
    await second.goto('/en/start');
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    const scripts = await second.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, transferSize }) => [new URL(name).pathname.replace(/\..*/, ''), transferSize]),
    );
    expect(scripts).toEqual(
      expect.arrayContaining([
        ['/assets/boot', 0],
        ['/assets/main', 0],
      ]),
    );
    expect(scripts.filter(([, transferred]) => transferred !== 0)).toEqual([]);
  });

  test('texts that do not arrive show the same page', async ({ page }) => {
    await page.route(/\/assets\/(?!(main|boot)\.)[^/]*\.js$/, (route) => route.abort());
    await page.goto('/en/app');
    await expect(page.getByRole('link', { name: 'Retry' })).toBeVisible();
    // The page fetches what failed once more. If that succeeded, the page would reload by itself, and there would be no button to press.
    await page.waitForLoadState('networkidle');
    await page.unroute(/\/assets\/(?!(main|boot)\.)[^/]*\.js$/);
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(main(page)).toBeVisible();
  });

  // Specification 2: errors in timers and rejected promises go to the error page, full-screen, and Go back leads to what is typed
  test('an error thrown in a timer, and a rejected promise, open the error page over the page, and Go back leads to what is typed', async ({
    page,
  }) => {
    await page.goto('/en/app/new');
    const intake = page.getByRole('textbox', { name: 'Intake EC' });
    await intake.fill('2.31');
    const errorPage = page.getByRole('dialog', { name: 'Internal Server Error' });
    await page.evaluate(() => void setTimeout(() => JSON.parse('no JSON')));
    await expect(errorPage).toBeVisible();
    // Nothing beneath it is to be seen or reached.
    const { width, height } = page.viewportSize()!;
    expect(await errorPage.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await expect(errorPage.getByRole('button', { name: 'Go back' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(intake).not.toBeFocused();
    await errorPage.getByRole('button', { name: 'Go back' }).click();
    await expect(errorPage).toHaveCount(0);
    await expect(intake).toHaveValue('2.31');
    await expect(intake).toBeFocused();
    await page.evaluate(() => void Promise.reject(new Error('not caught')));
    await expect(errorPage).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(errorPage).toHaveCount(0);
    await expect(intake).toHaveValue('2.31');
  });

  for (const [what, status, body] of [
    ['503', 503, '{"title":"x","status":503}'],
    ['a portal’s page', 200, '<!doctype html><title>Hotel Wi-Fi</title>'],
  ] as const) {
    test(`a server that answers ${what} at the start: offline work records, and the session is checked in the background`, async ({
      page,
      world,
    }) => {
      await page.goto('/en/app');
      await expect(page.getByText(/of 12 plots today/)).toBeVisible();
      await page.route(`${world.api.url}/**`, (route) =>
        route.fulfill({
          status,
          contentType: status === 200 ? 'text/html' : 'application/problem+json',
          body,
          headers: { 'access-control-allow-origin': '*' },
        }),
      );
      await page.reload();
      const dialog = page.getByRole('alertdialog', { name: 'Error' });
      await expect(dialog).toContainText('An error occurred while trying to restore your session', { timeout: 15_000 });
      await expect(dialog).toHaveAccessibleDescription('An error occurred while trying to restore your session');
      await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Retry', 'Work offline']);
      await dialog.getByRole('button', { name: 'Work offline' }).click();
      await expect(main(page)).toBeVisible();
      await go(page, 'New reading');
      // Each test has its own value, because the same value in the same minute would bring up a question.
      await page.getByRole('textbox', { name: 'Intake EC' }).fill(status === 200 ? '2.1' : '2.2');
      const saved = page.getByRole('status').filter({ hasText: /^Saved on this device/ });
      await expect(async () => {
        // An unusual value brings up one question; the next press accepts the value.
        const save = page.getByRole('button', { name: textOf('readings.form.save'), exact: true });
        if (await save.isVisible()) await save.click({ timeout: 2000 });
        await expect(saved).toBeVisible({ timeout: 1000 });
      }).toPass();
      // The pauses between the checks grow: on a slow machine the next may be half a minute away.
      const checked = page.waitForRequest(/\/auth\/is-logged/, { timeout: 30_000 });
      await page.unroute(`${world.api.url}/**`);
      await checked;
      await expect(syncStatus(page)).toHaveText('All sent', { timeout: 30_000 });
    });
  }

  test('a start sends its three requests at once, and opens the app when their answers have come', async ({
    page,
    world,
  }) => {
    const requested = new Set<string>();
    const all = Promise.withResolvers<void>();
    await page.route(`${world.api.url}/**`, async (route) => {
      const path = new URL(route.request().url()).pathname;
      if (/\/(is-logged|account|farmers)$/.test(path)) {
        requested.add(path);
        if (requested.size === 3) all.resolve();
        await all.promise;
      }
      await route.continue();
    });
    await page.goto('/en/app');
    await expect(syncStatus(page)).toHaveText('All sent');
    expect([...requested].sort()).toEqual(['/v2/account', '/v2/auth/is-logged', '/v2/farmers']);
  });

  // These two tests end every session of this file's server, so they come last.
  test('an expired session at the start goes to /login, without a question', async ({ page, world }) => {
    await page.goto('/en/app');
    await expect(syncStatus(page)).toHaveText('All sent');
    changeSessions(world, 'expire_at = 1');
    await page.reload();
    await expect(login(page)).toBeVisible();
    await expect(page).toHaveURL(/\/en\/login$/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('a revoked token at the start goes to /login, without a question', async ({ page, world }) => {
    changeSessions(world, 'revoked_at = 1');
    await page.goto('/en/app/history');
    await expect(login(page)).toBeVisible();
    await expect(page).toHaveURL(/\/en\/login$/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});
