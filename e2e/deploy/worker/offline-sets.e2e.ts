// What a device stores to open without network: from which origins, at what cost, and how much.
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { release as releaseInto } from '../../../tools/release.ts';
import { phoneZone } from '../../../tools/test-world/test-world.ts';
import { setClock } from '../../support/clock.ts';
import { heldSets, readyForOffline } from '../../support/offline.ts';
import { openFarm } from '../../support/person.ts';
import { WebServer } from '../../support/world.ts';
import { CountingProxy } from '../counting-proxy.ts';
import { editJson, test, versionsOf } from '../deployment.ts';

interface Listed {
  version: string;
  base: string;
  entry: string;
  routes: string[];
  files: Record<string, string>;
}
type Remotes = Record<string, Listed[]>;

const remotesOf = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { remotes: Remotes }).remotes;

// Specification 2: every page opens without network after one visit, wherever its parts come from
test('remotes on four origins and a registry elsewhere: every page opens without network in a restarted browser', async ({
  world,
  deployment: { site },
  playwright,
}, info) => {
  test.setTimeout(120_000);
  const remotes = remotesOf(path.join(site, 'remotes.json'));
  const elsewhere = info.outputPath('elsewhere');
  mkdirSync(elsewhere);
  const files = await WebServer.start(elsewhere);
  const origins = await Promise.all(Object.keys(remotes).map(() => CountingProxy.start(files.url)));
  for (const [index, name] of Object.keys(remotes).entries())
    releaseInto(name, elsewhere, { from: site, base: origins[index]!.url });
  rmSync(path.join(site, 'r'), { recursive: true });
  rmSync(path.join(site, 'remotes.json'));
  editJson(path.join(site, 'config.json'), { remotes: `${origins[0]!.url}/remotes.json` });
  const web = await WebServer.start(site, { WEB_DEVELOPERS: '1' });
  const open = async () => {
    const context = await playwright.chromium.launchPersistentContext(info.outputPath('profile'), {
      ...info.project.use.launchOptions,
      viewport: { width: 390, height: 844 },
      timezoneId: phoneZone,
      baseURL: web.url,
    });
    await setClock(context);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  try {
    const first = await open();
    await openFarm(first.page, world, 'recorder');
    await readyForOffline(first.page);
    const [held] = await heldSets(first.page);
    expect(Object.keys(held!.remotes).toSorted()).toEqual(Object.keys(remotes).toSorted());
    await first.context.close();

    await Promise.all([web.stop(), files.stop()]);
    for (const origin of origins) origin.stop();
    const { context, page } = await open();
    await context.setOffline(true);
    const routes = Object.values(remotes).flatMap(([newest]) => newest!.routes);
    for (const route of routes.filter((route) => route.startsWith('/app') && !route.includes(':'))) {
      await page.goto(`${web.url}/en${route}`);
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
      await expect(page.getByText('The rest of the app works'), route).toHaveCount(0);
    }
    await context.close();
  } finally {
    await Promise.all([web.stop(), files.stop()]);
    for (const origin of origins) origin.stop();
  }
});

test('a first visit fetches at most 550 kB behind the page, and a changed text that file, its entry and the lists', async ({
  page,
  baseURL,
  deployment,
}) => {
  const proxy = await CountingProxy.start(baseURL);
  const fetched = () => proxy.answered.filter(({ destination }) => destination === 'empty');
  try {
    await page.goto(`${proxy.url}/en/start`);
    await readyForOffline(page);
    const bytes = fetched().reduce((sum, answer) => sum + answer.bytes, 0);
    console.log(`behind the first page: ${bytes} bytes in ${fetched().length} requests`);
    // nivo's graphs and the season map are 63 kB of it (docs/decisions/175-nivo-draws-the-graphs.md), federation's runtime in each entry 7 kB (170).
    expect(bytes).toBeLessThanOrEqual(550_000);
    expect(fetched().filter(({ path }) => /texts-(?!en-)|-arabic-|-latin-ext-|icon-/.test(path))).toEqual([]);

    const version = deployment.releaseSettings('Settings, renewed');
    proxy.answered = [];
    await page.reload();
    await expect
      .poll(async () => (await heldSets(page)).map((set) => set.remotes['mf-settings']!.version))
      .toContain(version);
    const folder = `/r/mf-settings/${version}/`;
    const paths = proxy.answered.map(({ path }) => path.replace(folder, '').replace(/\.[0-9a-f]{8}\./, '.'));
    const expected = [
      '/',
      '/config.json',
      '/remotes.json',
      '/shell.json',
      '/sw.js',
      '/withdrawn.json',
      'remoteEntry.js',
      'texts-en-json.js',
    ];
    expect(paths.filter((path) => !expected.includes(path))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(['remoteEntry.js', 'texts-en-json.js']));
  } finally {
    proxy.stop();
  }
});

test('ten releases that nobody accepts leave two sets on the device', async ({ page, deployment: { site } }) => {
  await page.goto('/en/start');
  await readyForOffline(page);
  const contents = () => page.evaluate(async () => (await (await caches.open('files')).keys()).length);
  const before = await contents();
  const list = path.join(site, 'remotes.json');
  const [newest] = remotesOf(list)['mf-settings']!;
  for (let count = 1; count <= 10; count += 1) {
    const version = `${newest!.version}${count}`;
    await release(page, site, newest!, version, count);
  }
  const sets = await heldSets(page);
  expect(sets.map((set) => set.remotes['mf-settings']!.version)).toEqual([newest!.version, `${newest!.version}10`]);
  expect(await contents()).toBe(before + 1);
  expect(await page.evaluate(() => caches.keys())).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/^set-/)]),
  );
  expect(versionsOf(site)[0]).toBe(`${newest!.version}10`);
});

/** Releases mf-settings with another entry, and waits until the device has it. */
async function release(page: Page, site: string, newest: Listed, version: string, count: number): Promise<void> {
  const base = newest.base.replace(newest.version, version);
  cpSync(path.join(site, newest.base), path.join(site, base), { recursive: true });
  const entry = path.join(site, base, newest.entry);
  rmSync(`${entry}.br`);
  appendFileSync(entry, `\n// ${count}`);
  const hash = `sha256-${createHash('sha256').update(readFileSync(entry)).digest('base64')}`;
  const files = { ...newest.files, [newest.entry]: hash };
  editJson(path.join(site, 'remotes.json'), ({ remotes }) => ({
    remotes: { ...(remotes as Remotes), 'mf-settings': [{ ...newest, version, base, files }, newest] },
  }));
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active!.postMessage({ registry: '/remotes.json', needs: ['en'] });
  });
  await expect
    .poll(async () => (await heldSets(page)).map((set) => set.remotes['mf-settings']!.version))
    .toContain(version);
}
