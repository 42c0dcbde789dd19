// A remote in the host of another team (docs/federation.md, "A remote in another host"): built with the stock plugin, on another origin.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test as base, type World } from '../support/world.ts';
import { StrangersHost } from './strangers-host.ts';

/** The policy that docs/federation.md names for such a host. */
const policyOf = ({ api, web }: World) =>
  [
    "default-src 'none'",
    `script-src 'self' ${web.url}`,
    `style-src 'self' 'unsafe-inline' ${web.url}`,
    `connect-src 'self' ${web.url} ${api.url}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
  ].join('; ');

const test = base.extend<object, { host: StrangersHost }>({
  host: [
    async ({ world }, use) => {
      const host = await StrangersHost.start(policyOf(world));
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Opens the host's page, which finds the site and the data server by its address. Returns what the page is refused or throws. */
async function open(page: Page, host: StrangersHost, { api, web }: World): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(`${host.url}/?${new URLSearchParams({ deployment: web.url, server: api.url })}`);
  return faults;
}

/** The address of the remote's manifest, as the deployment lists it. */
function manifestOf({ site, web }: World): string {
  const { remotes } = JSON.parse(readFileSync(path.join(site, 'remotes.json'), 'utf8')) as {
    remotes: Record<string, { base: string; manifest: string }[]>;
  };
  const { base, manifest } = remotes['mf-readings']![0]!;
  return web.url + base + manifest;
}

const card = (page: Page) => page.getByRole('complementary').getByRole('region', { name: 'Latest reading' });

test('a foreign host loads mf-readings by its manifest, and draws a screen and a card with the farm’s readings', async ({
  page,
  host,
  world,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const faults = await open(page, host, world);
  await expect(page.getByRole('heading', { level: 1, name: 'My latest entries' })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Readings' }).getByRole('listitem');
  const newest = rows.filter({ hasText: 'Tunnel 1' }).first();
  await expect(newest).toContainText(/Intake\s*EC \d\.\d\d\s*pH \d\.\d\d/);
  await expect(card(page).getByRole('link', { name: 'Serre 1' })).toBeVisible();
  await expect(card(page).getByRole('row', { name: /^Intake \d\.\d\d/ })).toBeVisible();

  // Links of screen and card lead to other screens of the remote, in the host's router.
  await newest.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tunnel 1' })).toBeVisible();
  await card(page).getByRole('link', { name: 'New reading' }).click();
  await expect(page.getByRole('textbox', { name: 'Intake EC' })).toBeVisible();
  await expect(page.getByText('A page of strangers')).toBeAttached();
  expect(requests.filter((url) => url.endsWith('/mf-manifest.json'))).toEqual([manifestOf(world)]);
  expect(requests.filter((url) => url.startsWith(world.web.url) && !url.includes('/r/mf-readings/'))).toEqual([
    `${world.web.url}/remotes.json`,
  ]);
  expect(faults).toEqual([]);
});
