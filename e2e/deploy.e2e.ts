import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { go, openFarm } from './person.ts';
import { expect, test } from './world.ts';

const root = path.dirname(import.meta.dirname);

/** Builds mf-settings with another English title, and releases it beside the version in use. */
function releaseSettings(site: string, out: string, title: string): void {
  const texts = path.join(root, 'locales/dist/mf-settings/en.json');
  const before = readFileSync(texts, 'utf8');
  const key = 'settings.title';
  try {
    writeFileSync(texts, JSON.stringify({ ...JSON.parse(before), [key]: [{ type: 0, value: title }] }));
    execFileSync('rspack', ['build', '--output-path', out], { cwd: path.join(root, 'mf-settings') });
  } finally {
    writeFileSync(texts, before);
  }
  execFileSync(process.execPath, ['tools/release.ts', 'mf-settings', '--from', out, '--to', site], { cwd: root });
}

test('a remote that is deployed shows after the person accepts the update, the shell untouched', async ({
  page,
  world,
}, info) => {
  await openFarm(page, world, 'recorder');
  await expect
    .poll(() => page.evaluate(async () => Boolean(await (await caches.open('state')).match('/~state'))))
    .toBe(true);
  const shell = readFileSync(path.join(world.site, 'shell.json'), 'utf8');
  releaseSettings(world.site, info.outputPath('mf-settings'), 'Settings, renewed');
  await page.reload();
  await go(page, 'Settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings, renewed');
  expect(readFileSync(path.join(world.site, 'shell.json'), 'utf8')).toBe(shell);
});

test.describe('without the service worker, which would hide the outage', () => {
  test.use({ serviceWorkers: 'block' });

  test('a remote whose files are gone shows a card; the rest works, and so does Retry', async ({ page, world }) => {
    await openFarm(page, world, 'recorder');
    const folder = path.join(world.site, 'r/mf-settings');
    renameSync(folder, `${folder}.gone`);
    await page.reload();
    await go(page, 'Settings');
    await expect(page.getByRole('alert')).toContainText('Settings');
    await go(page, 'Latest');
    await expect(page.getByRole('heading', { name: /latest entries/ })).toBeVisible();
    await go(page, 'Settings');
    await expect(page.getByRole('alert')).toContainText('Settings');
    renameSync(`${folder}.gone`, folder);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Settings/ })).toBeVisible();
  });
});
