// Lists and caches that are poisoned: files cut on their way and cached for a year, lists that stall or are another page. What can be read goes
// on, and Retry works once the rest is right.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readyForOffline } from '../support/offline.ts';
import { go, openFarm } from '../support/person.ts';
import { editJson, test } from './deployment.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const startPage = (page: Page) => page.getByRole('heading', { name: 'Welcome to Seguia' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** One listed version of a remote, as JSON. */
interface Listed {
  base: string;
  routes?: string[];
  files: Record<string, string>;
}

const listOf = (site: string) => path.join(site, 'remotes.json');

/** Changes what the registry lists of a remote: its newest version, and no other. */
function list(site: string, remote: string, change: (newest: Listed) => object): void {
  editJson(listOf(site), ({ remotes }) => {
    const listed = remotes as Record<string, Listed[]>;
    return { remotes: { ...listed, [remote]: [change(listed[remote]![0]!)] } };
  });
}

/** Cuts the scripts of that name in half, as a network may; they are served as immutable all the same. Returns what puts them right. */
function cut(folder: string, name: RegExp): () => void {
  const files = readdirSync(folder).filter((file) => name.test(file));
  const whole = files.map((file) => [path.join(folder, file), readFileSync(path.join(folder, file))] as const);
  for (const [file, bytes] of whole) {
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    rmSync(`${file}.br`); // the browser would get this one
  }
  return () => whole.forEach(([file, bytes]) => writeFileSync(file, bytes));
}

test.describe('without the service worker, which would hide the faults: what it holds is whole', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [what, files] of [
    ['entry', /^remoteEntry\..*\.js$/],
    ['chunk', /^(?!remoteEntry\.).*\.js$/],
  ] as const)
    test(`a remote’s ${what} that was cut, and is cached for a year, runs within 2 s of its repair`, async ({
      page,
      world,
      deployment: { site },
    }) => {
      let folder = '';
      list(site, 'mf-settings', (newest) => ((folder = path.join(site, newest.base)), newest));
      const repair = cut(folder, files);
      await openFarm(page, world, 'recorder');
      await go(page, 'Settings');
      await expect(page.getByRole('alert')).toContainText('Settings');
      await page.reload();
      await expect(page.getByRole('alert')).toContainText('Settings');
      repair();
      await retry(page).click();
      await expect(title(page)).toHaveText('Settings', { timeout: 2000 });
    });

  test('the app’s own script that was cut, and is cached for a year, runs once it is repaired', async ({
    page,
    deployment: { site },
  }) => {
    const repair = cut(path.join(site, 'assets'), /^main\..*\.js$/);
    await page.goto('/en/start');
    const again = page.getByRole('link', { name: 'Retry' });
    await expect(again).toBeVisible();
    repair();
    await again.click();
    await expect(startPage(page)).toBeVisible();
  });

  for (const file of ['remotes.json', 'config.json'])
    test(`${file} stalls: a page with Retry on a first visit, the last good one later`, async ({ page }) => {
      const stall = () => page.route(`**/${file}`, () => new Promise<void>(() => undefined));
      await stall();
      await page.goto('/en/start', { waitUntil: 'commit' }); // what stalls is preloaded
      await expect(retry(page)).toBeVisible({ timeout: 20_000 });
      await page.unroute(`**/${file}`);
      await retry(page).click();
      await expect(startPage(page)).toBeVisible();
      await stall();
      await page.reload({ waitUntil: 'commit' });
      await expect(startPage(page)).toBeVisible();
    });

  test('a registry that says something else gives way to the last good one', async ({ page }) => {
    await page.goto('/en/start');
    await expect(startPage(page)).toBeVisible();
    for (const answer of [
      { status: 500 },
      { body: '<!doctype html><title>Wi-Fi</title>' },
      { json: {} },
      { json: { remotes: {} } },
    ]) {
      await page.route('**/remotes.json', (route) => route.fulfill(answer));
      await page.reload();
      await expect(startPage(page)).toBeVisible();
      await page.unroute('**/remotes.json');
    }
  });

  test('one bad entry: its pages show its card, the rest works, and Retry works once the list is corrected', async ({
    page,
    world,
    deployment: { site },
  }) => {
    list(site, 'mf-settings', (newest) => newest);
    const good = readFileSync(listOf(site));
    list(site, 'mf-settings', (newest) => ({ ...newest, files: {} }));
    await openFarm(page, world, 'recorder');
    await go(page, 'Settings');
    await expect(page.getByRole('alert')).toContainText('Settings');
    await go(page, 'Latest');
    await expect(page.getByRole('heading', { name: /latest entries/ })).toBeVisible();
    await go(page, 'Settings');
    await expect(page.getByRole('alert')).toContainText('Settings');
    writeFileSync(listOf(site), good);
    await retry(page).click();
    await expect(title(page)).toHaveText('Settings');
  });

  test('an entry without routes: the device’s last good one serves; a first visit has a card and Retry', async ({
    page,
    browser,
    baseURL,
    deployment: { site },
  }) => {
    await page.goto('/en/start');
    await expect(startPage(page)).toBeVisible();
    const good = readFileSync(listOf(site));
    list(site, 'mf-auth', (newest) => ({ ...newest, routes: undefined }));
    await page.reload();
    await expect(startPage(page)).toBeVisible();

    const first = await browser.newPage({ baseURL, serviceWorkers: 'block' });
    await first.goto('/en/start');
    await expect(first.getByRole('alert')).toBeVisible();
    writeFileSync(listOf(site), good);
    await retry(first).click();
    await expect(startPage(first)).toBeVisible();
    await first.close();
  });

  test('an entry that claims another’s page does not take it', async ({ page, world, deployment: { site } }) => {
    await openFarm(page, world, 'recorder');
    list(site, 'mf-campaigns', (newest) => ({ ...newest, routes: [...newest.routes!, '/app/last'] }));
    await page.goto('/en/app/last');
    await expect(page.getByRole('heading', { name: /latest entries/ })).toBeVisible();
    await go(page, 'Campaigns');
    await expect(title(page)).toHaveText(/Campaigns/);
    await go(page, 'Latest');
    await expect(page.getByRole('heading', { name: /latest entries/ })).toBeVisible();
  });
});

test('after one visit, lists that are a portal’s page leave the device as it is, without network too', async ({
  page,
  context,
  deployment: { site },
}) => {
  await page.goto('/en/start');
  await readyForOffline(page);
  for (const file of ['config.json', 'remotes.json', 'shell.json'])
    writeFileSync(path.join(site, file), '<!doctype html><title>Wi-Fi</title>');
  await page.reload();
  await expect(startPage(page)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(startPage(page)).toBeVisible();
});
