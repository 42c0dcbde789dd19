// Which version of a remote runs: it is chosen once before any request, and another one replaces it if it fails.
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { heldSets, readyForOffline } from '../support/offline.ts';
import { go, openFarm } from '../support/person.ts';
import { editJson, test, versionsOf, withNewerPatches } from './deployment.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

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
});

test('without network the fitting version runs, though a newer one is released for newer doors', async ({
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
