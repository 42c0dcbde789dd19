// Poisoned files that the table of faults (fault-table.e2e.ts) does not have: the app's own script, an entry that cannot be placed, and
// lists replaced by another page while the service worker has the last good ones.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readyForOffline } from '../support/offline.ts';
import { editJson, test } from './deployment.ts';

const startPage = (page: Page) => page.getByRole('heading', { name: 'Welcome to Seguia' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** One listed version of a remote, as in the registry's JSON. */
interface Listed {
  base: string;
  routes?: string[];
  files: Record<string, string>;
}

const listOf = (site: string) => path.join(site, 'remotes.json');

/** Changes the newest version of a remote in the registry, and no other. */
function list(site: string, remote: string, change: (newest: Listed) => object): void {
  editJson(listOf(site), ({ remotes }) => {
    const listed = remotes as Record<string, Listed[]>;
    return { remotes: { ...listed, [remote]: [change(listed[remote]![0]!)] } };
  });
}

/** Cuts the scripts with that name in half, as a network may; the server still sends them as immutable. Returns a function that repairs them. */
function cut(folder: string, name: RegExp): () => void {
  const files = readdirSync(folder).filter((file) => name.test(file));
  const whole = files.map((file) => [path.join(folder, file), readFileSync(path.join(folder, file))] as const);
  for (const [file, bytes] of whole) {
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    rmSync(`${file}.br`); // the browser would get the compressed copy instead
  }
  return () => whole.forEach(([file, bytes]) => writeFileSync(file, bytes));
}

test.describe('without the service worker, whose own copy would hide the faults', () => {
  test.use({ serviceWorkers: 'block' });

  test('the app’s own script that was cut, and is cached for a year, runs once it is repaired', async ({
    page,
    deployment: { site },
  }) => {
    const repair = cut(path.join(site, 'assets'), /^main\..*\.js$/);
    await page.goto('/en/start');
    const again = page.getByRole('link', { name: 'Retry' });
    await expect(again).toBeVisible();
    repair();
    // The page reloads by itself once its files are right, so the link may disappear before it is pressed.
    await again.click({ timeout: 3000 }).catch(() => undefined);
    await expect(startPage(page)).toBeVisible();
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
});

test('lists that are a portal’s page do not change a device with one visit, also without network', async ({
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
