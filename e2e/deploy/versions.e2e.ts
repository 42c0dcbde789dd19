// Which version of a remote runs: one choice before any request, and another version where one fails.
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { heldSets, readyForOffline } from '../support/offline.ts';
import { go, openFarm } from '../support/person.ts';
import { editJson, test, versionsOf, withNewerPatches } from './deployment.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Appends to a file of the sources, as somebody does who breaks a release. */
const broken = (file: string, before: string, after: string) => (tree: { replace: (...of: string[]) => void }) =>
  tree.replace(file, before, before + after);

const brokenImport = broken(
  'mf-settings/src/feature.ts',
  '} satisfies FeatureModule;',
  "\nthrow new Error('broken release');",
);
const endlessImport = broken(
  'mf-settings/src/feature.ts',
  '} satisfies FeatureModule;',
  '\nawait new Promise(() => undefined);',
);
const brokenPage = broken(
  'mf-settings/src/Settings.tsx',
  'export function Settings() {',
  "\n  if (location.pathname.endsWith('/settings')) throw new Error('broken page');",
);

/** The error reports that leave the page from now on. */
async function reportsOf(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.route('https://errors.example/**', async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
  });
  return reports;
}

test.describe('online', () => {
  test.use({ serviceWorkers: 'block' });

  test('a remote that was built with newer patches of the doors and of React runs in the shell of before', async ({
    page,
    world,
    deployment,
  }) => {
    deployment.releaseSettings('Settings, renewed', withNewerPatches);
    await openFarm(page, world, 'recorder');
    await go(page, 'Settings');
    await expect(title(page)).toHaveText('Settings, renewed');
  });

  test('a remote for newer doors is not requested at all: the version that fits runs', async ({
    page,
    world,
    deployment,
  }) => {
    const newest = deployment.releaseSettings('Settings, renewed', ({ folder }) =>
      editJson(path.join(folder, 'mf-settings/package.json'), ({ seguia }) => ({
        seguia: { ...(seguia as object), hostApi: '^99.0.0' },
      })),
    );
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await openFarm(page, world, 'recorder');
    await go(page, 'Settings');
    await expect(title(page)).toHaveText('Settings');
    expect(requested.filter((url) => url.includes(newest))).toEqual([]);
  });

  test('a version that throws when its code runs gives way to the one before, by itself, and is reported once', async ({
    page,
    world,
    deployment,
  }) => {
    editJson(path.join(deployment.site, 'config.json'), { errorReporting: 'https://key@errors.example/1' });
    const bad = deployment.releaseSettings('Settings, broken', brokenImport);
    const reports = await reportsOf(page);
    await openFarm(page, world, 'recorder');
    await go(page, 'Settings');
    await expect(title(page)).toHaveText('Settings');
    await expect.poll(() => reports.length).toBe(1);
    await page.reload();
    await expect(title(page)).toHaveText('Settings');
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain('"remote":"mf-settings"');
    expect(reports[0]).toContain(`"version":"${bad}"`);
    expect(reports[0]).toContain('broken release');
  });

  test('a version whose code runs and never ends: after 20 seconds a card, and from there the version before', async ({
    page,
    world,
    deployment,
  }) => {
    deployment.releaseSettings('Settings, broken', endlessImport);
    await openFarm(page, world, 'recorder');
    await go(page, 'Settings');
    await expect(page.getByRole('alert')).toContainText('Settings', { timeout: 25_000 });
    await page.getByRole('button', { name: 'Use the version before' }).click();
    await expect(title(page)).toHaveText('Settings');
  });

  test('a version whose page throws gives way to the one before with the next load of the page, by itself', async ({
    page,
    world,
    deployment,
  }) => {
    deployment.releaseSettings('Settings, broken', brokenPage);
    await openFarm(page, world, 'recorder');
    await go(page, 'Settings');
    await expect(title(page)).toHaveText('Settings');
    await go(page, 'Latest');
    await expect(page.getByRole('heading', { name: /latest entries/ })).toBeVisible();
  });
});

test('without network the version runs that fits, though a newer one is released for newer doors', async ({
  page,
  context,
  world,
  deployment,
}) => {
  const newest = deployment.releaseSettings('Settings, renewed', ({ folder }) =>
    editJson(path.join(folder, 'mf-settings/package.json'), ({ seguia }) => ({
      seguia: { ...(seguia as object), hostApi: '^99.0.0' },
    })),
  );
  const [, fitting] = versionsOf(deployment.site);
  await openFarm(page, world, 'recorder');
  await readyForOffline(page);
  const [held] = await heldSets(page);
  expect([newest, held!.remotes['mf-settings']!.version]).toEqual([versionsOf(deployment.site)[0], fitting]);
  await context.setOffline(true);
  await page.reload();
  await go(page, 'Settings');
  await expect(title(page)).toHaveText('Settings');
});
