// A phone that has had a newer shell meets an older one that cannot read its database: it says so, keeps everything, and goes on by itself
// when the newer shell is back. `pnpm rollback shell` refuses to bring the older shell.
import { expect, type Page } from '@playwright/test';
import { copyTree } from '../../tools/recipes/copy-tree.ts';
import { rollback } from '../../tools/rollback.ts';
import { servedShell } from '../../tools/release/shell.ts';
import { readyForOffline, takeUpdate } from '../support/offline.ts';
import { follow, openFarm, syncStatus } from '../support/person.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { translationIn } from '../support/translation.ts';
import { run, test } from './deployment.ts';

const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

// Specification 10: a device that meets a shell too old for its database says so, keeps everything and goes on by itself
test('a phone whose shell became too old for its database says so, keeps everything, and recovers by itself', async ({
  page,
  context,
  world,
  deployment: { site },
}) => {
  test.setTimeout(180_000);
  await openFarm(page, world, 'manager');
  await readyForOffline(page);

  // A shell whose database only it can read.
  const tree = copyTree();
  try {
    tree.replace('shared/src/session/storage/database-versions.ts', 'device: 6', 'device: 106');
    run(tree, ['tools/build.ts', 'shell']);
    run(tree, ['tools/release.ts', 'shell', '--to', site]);
  } finally {
    tree.remove();
  }
  await takeUpdate(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  // A reading that waits: the data server is out of reach.
  await context.route(`${world.api.url}/**`, (route) => route.abort());
  await follow(page, '/en/app/new');
  const form = new ReadingForm(page, translationIn('en'));
  await form.type({ intakeEc: '1.9' });
  await form.pressSave();
  await expect(syncStatus(page)).toHaveText(/1/);

  const newer = servedShell(site);
  expect(() => rollback('shell', site)).toThrow('opens the database "device" of devices up to version 99');
  rollback('shell', site, undefined, true);
  await follow(page, '/en/app/history');
  await takeUpdate(page);
  await expect(page.getByRole('alert')).toContainText('The app has gone back to a version too old for your data.');
  await expect(page.getByRole('alert')).toContainText('All your readings are safe on this device.');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText('too old for your data');

  await context.unroute(`${world.api.url}/**`);
  rollback('shell', site, newer);
  await expect(async () => {
    await lookAgain(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await follow(page, '/en/app/history');
  await expect(syncStatus(page)).toHaveText('All sent', { timeout: 20_000 });
  await expect(page.getByText('1.90').first()).toBeVisible();
});
