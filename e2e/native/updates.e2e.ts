import { appendFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { hashOf } from '../../tools/release/files.ts';
import { readRegistryFile } from '../../tools/release/registry-file.ts';
import { editJson } from '../deploy/deployment.ts';
import type { World } from '../support/world.ts';
import { AndroidSide } from './android-side.ts';
import { hasOpenssl } from './https-servers.ts';
import { test } from './phone.ts';

test.skip(!hasOpenssl, 'NO OPENSSL ON THIS MACHINE: no bundle is served.');
test.describe.configure({ mode: 'parallel' });
// The tests of a worker share its site, so each test removes its releases.
test.afterEach(({ world }) => takeBack(world));

/** This remote has a page that needs no login. */
const remote = 'mf-auth';

/** Returns whether this file's tests released a version. */
const ours = (version: string) => version.startsWith('9.0.0');

/** Releases a version of the remote on the site, in a separate folder. Its entry ends with `words`. Returns its files. */
function release({ site }: World, version: string, words: string): string[] {
  const { remotes } = readRegistryFile(site);
  const [first] = remotes[remote]!;
  const folder = path.join(site, 'r', remote, version);
  cpSync(path.join(site, first!.base), folder, { recursive: true });
  const entry = path.join(folder, first!.entry);
  rmSync(`${entry}.br`, { force: true });
  appendFileSync(entry, `\n;${words}`);
  const base = `/r/${remote}/${version}/`;
  const newer = { ...first!, version, base, files: { ...first!.files, [first!.entry]: hashOf(entry) } };
  const releases = [newer, ...remotes[remote]!];
  editJson(path.join(site, 'remotes.json'), { remotes: { ...remotes, [remote]: releases } });
  return Object.keys(newer.files);
}

function takeBack({ site }: World): void {
  const { remotes } = readRegistryFile(site);
  const releases = remotes[remote]!.filter(({ version }) => !ours(version));
  editJson(path.join(site, 'remotes.json'), { remotes: { ...remotes, [remote]: releases } });
}

/** Starts the app again at the remote's page, and returns which of the released versions runs. */
async function start(page: Page): Promise<unknown> {
  await page.goto('/en/start');
  await expect(page.getByRole('heading', { name: 'Welcome to Seguia' })).toBeVisible();
  return page.evaluate(() => (globalThis as { released?: string }).released);
}

const patience = { timeout: 30_000 };

interface Stored {
  remotes: Record<string, { version: string }[]>;
  refused: string[];
  trial: string;
}

/** What the app has recorded about the files that it took from the site. */
function taken({ files }: AndroidSide): Stored {
  const [text] = files.texts('remotes/taken.json');
  return text ? (JSON.parse(text) as Stored) : { remotes: {}, refused: [], trial: 'none' };
}
const takenVersion = (android: AndroidSide) => taken(android).remotes[remote]?.[0]?.version;

test('a newer version is taken whole, runs from the next start, also without the site, and is left when the site takes it back', async ({
  phone,
  world,
  siteWay,
}) => {
  const android = new AndroidSide({});
  await android.install(phone);
  const refused: string[] = [];
  phone.on('console', (message) => {
    if (/content security policy|integrity|CORS/i.test(message.text())) refused.push(message.text());
  });
  const files = release(world, '9.0.0-new', "globalThis.released = '9.0.0-new'");
  const page = await phone.newPage();
  await start(page);
  await expect.poll(() => takenVersion(android), patience).toBe('9.0.0-new');
  expect(files.filter((file) => !siteWay.requested.includes(`/r/${remote}/9.0.0-new/${file}`))).toEqual([]);
  expect(siteWay.requested.filter((url) => url.startsWith('/r/') && !url.includes('9.0.0-new'))).toEqual([]);

  siteWay.fault = () => 'cut';
  expect(await start(page)).toBe('9.0.0-new');
  await expect.poll(() => taken(android).trial, patience).toBe('passed');
  expect(await start(page)).toBe('9.0.0-new');

  siteWay.fault = () => null;
  takeBack(world);
  expect(await start(page)).toBe('9.0.0-new');
  await expect.poll(() => takenVersion(android), patience).toBeUndefined();
  expect(await start(page)).toBeUndefined();
  await expect.poll(() => android.files.texts('9.0.0-new').length, patience).toBe(0);
  expect(refused).toEqual([]);
});

test('of a set whose last file is cut or altered nothing is used, and it is taken once it is whole', async ({
  phone,
  world,
  siteWay,
}) => {
  const android = new AndroidSide({});
  await android.install(phone);
  const files = release(world, '9.0.0-whole', "globalThis.released = '9.0.0-whole'");
  const last = `/r/${remote}/9.0.0-whole/${files.at(-1)}`;
  const page = await phone.newPage();
  for (const fault of ['cut', 'altered'] as const) {
    siteWay.fault = (url) => (url === last ? fault : null);
    siteWay.requested.length = 0;
    expect(await start(page)).toBeUndefined();
    await expect.poll(() => siteWay.requested, patience).toContain(last);
  }
  expect(await start(page)).toBeUndefined();
  expect(takenVersion(android)).toBeUndefined();
  siteWay.fault = () => null;
  await start(page);
  await expect.poll(() => takenVersion(android), patience).toBe('9.0.0-whole');
  expect(await start(page)).toBe('9.0.0-whole');
});

test('a version that fails is given up after one start, the bundle’s takes its place, and it is not taken again', async ({
  phone,
  world,
  siteWay,
}) => {
  const android = new AndroidSide({});
  await android.install(phone);
  release(world, '9.0.0-bad', "throw new Error('bad')");
  const page = await phone.newPage();
  await start(page);
  await expect.poll(() => takenVersion(android), patience).toBe('9.0.0-bad');
  await start(page); // the bundle’s own version runs although the newer one failed
  await expect.poll(() => taken(android).refused, patience).toEqual([`${remote} 9.0.0-bad`]);
  siteWay.requested.length = 0;
  await start(page);
  await expect.poll(() => siteWay.requested, patience).toContain('/remotes.json');
  expect(siteWay.requested.filter((url) => url.includes('9.0.0-bad'))).toEqual([]);
  expect(takenVersion(android)).toBeUndefined();
});
