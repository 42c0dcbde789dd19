import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readyForOffline } from '../support/offline.ts';
import { go, openFarm } from '../support/person.ts';
import { expect } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { RemoteServer, WebServer } from '../support/world.ts';

test.use({ account: 'nobody', serviceWorkers: 'allow' });

const root = path.resolve(import.meta.dirname, '../..');

/** Builds mf-settings with another English title. */
function buildSettings(out: string, title: string): void {
  const texts = path.join(root, 'locales/dist/mf-settings/en.json');
  const before = readFileSync(texts, 'utf8');
  const key = 'settings.title';
  try {
    writeFileSync(texts, JSON.stringify({ ...JSON.parse(before), [key]: [{ type: 0, value: title }] }));
    execFileSync('rspack', ['build', '--output-path', out], { cwd: path.join(root, 'mf-settings') });
  } finally {
    writeFileSync(texts, before);
  }
}

/** Builds it and releases it next to the version in use. */
function releaseSettings(site: string, out: string, title: string): void {
  buildSettings(out, title);
  execFileSync(process.execPath, ['tools/release.ts', 'mf-settings', '--from', out, '--to', site], { cwd: root });
}

test('a deployed remote appears after the person accepts the update, with the shell untouched', async ({
  page,
  world,
}, info) => {
  await openFarm(page, world, 'recorder');
  await readyForOffline(page);
  const shell = readFileSync(path.join(world.site, 'shell.json'), 'utf8');
  releaseSettings(world.site, info.outputPath('mf-settings'), 'Settings, renewed');
  await page.reload();
  await go(page, 'Settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings, renewed');
  expect(readFileSync(path.join(world.site, 'shell.json'), 'utf8')).toBe(shell);
});

test.describe('without the service worker, whose own copy would hide the outage', () => {
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

test('a developer’s remote runs in a deployed shell that allows it after the person agrees, until they end it', async ({
  browser,
  world,
}, info) => {
  test.setTimeout(120_000);
  const [site, out] = [info.outputPath('site'), info.outputPath('mf-settings')];
  cpSync(world.site, site, { recursive: true });
  writeFileSync(path.join(site, 'config.json'), JSON.stringify({ remoteOverrides: [] }));
  buildSettings(out, 'Settings, mine');
  const [web, remote] = await Promise.all([
    WebServer.start(site, { WEB_DEVELOPERS: '1' }),
    RemoteServer.start('mf-settings', out),
  ]);
  try {
    const query = `?remote=mf-settings@${remote.url}`;
    const page = await browser.newPage({ baseURL: web.url });
    const title = page.getByRole('heading', { level: 1 });
    const deployed = /^Settings(, renewed)?$/;
    await openFarm(page, world, 'recorder');
    await page.goto(`/en/app/settings${query}`);
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(remote.url);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(title).toHaveText(deployed);
    await page.goto(`/en/app/settings${query}`);
    await question.getByRole('button', { name: 'Load' }).click();
    await expect(title).toHaveText('Settings, mine');
    await expect(page).toHaveURL(`${web.url}/en/app/settings`);
    await page.reload();
    await expect(title).toHaveText('Settings, mine');

    await remote.stop();
    await page.reload();
    await page.getByRole('button', { name: 'Use the previous version' }).click();
    await expect(title).toHaveText(deployed);
    await page.getByRole('button', { name: 'Go back to the deployed version' }).click();
    await expect(page.getByText('mf-settings')).toHaveCount(0);
    await expect(title).toHaveText(deployed);

    // The policies of other deployments, and their settings, do not allow this server.
    await page.goto(`${world.web.url}/en/start${query}`);
    await expect(title).toBeVisible();
    await expect(question).toHaveCount(0);
    await page.close();
  } finally {
    await Promise.all([web.stop(), remote.stop()]);
  }
});

test('the devtools of the federation see the shell and the page’s remote after the person agrees', async ({
  browser,
  world,
}, info) => {
  const site = info.outputPath('site');
  cpSync(world.site, site, { recursive: true });
  writeFileSync(path.join(site, 'config.json'), JSON.stringify({ remoteOverrides: [] }));
  const web = await WebServer.start(site);
  try {
    const page = await browser.newPage({ baseURL: web.url, serviceWorkers: 'block' });
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await page.goto('/en/start?federation-devtools');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('Module Federation')).toBeVisible();
    const { modules, shared } = await page.evaluate(() => {
      const { __FEDERATION__: federation } = globalThis as unknown as {
        __FEDERATION__: { moduleInfo: object; __SHARE__: object };
      };
      return { modules: federation.moduleInfo, shared: Object.keys(federation.__SHARE__).join() };
    });
    expect(Object.keys(modules)).toContain('shell');
    expect(JSON.stringify(modules)).toContain('/r/mf-auth/');
    expect(JSON.stringify(modules)).toContain('mf-manifest.json');
    expect(shared).toContain('shell');
    const hashes = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src*="/r/"], link[href*="/r/"]')].map(
        ({ integrity }) => integrity,
      ),
    );
    expect(hashes.length).toBeGreaterThan(0);
    for (const hash of hashes) expect(hash).toMatch(/^sha256-/);
    expect(refused).toEqual([]);
    await page.close();
  } finally {
    await web.stop();
  }
});
