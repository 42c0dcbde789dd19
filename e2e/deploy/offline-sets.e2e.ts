// How much a device holds to open without network.
import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { heldSets, readyForOffline } from '../support/offline.ts';
import { editJson, test, versionsOf } from './deployment.ts';

interface Listed {
  version: string;
  base: string;
  entry: string;
  routes: string[];
  files: Record<string, string>;
}
type Remotes = Record<string, Listed[]>;

const remotesOf = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { remotes: Remotes }).remotes;

test('ten releases that nobody takes leave two sets on the device', async ({ page, deployment: { site } }) => {
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

/** Releases mf-settings with another entry, and waits until it is on the device. */
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
