// The data server is lost and restored from an earlier backup: the phone gives back what only it still has.
import { execFileSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { OtherDevice } from '../support/other-device.ts';
import { syncStatus } from '../support/person.ts';
import { saveOnDevice } from '../support/save-on-device.ts';
import { test } from '../support/signed-in.ts';

const main = path.resolve(import.meta.dirname, '../../data-server/src/main.ts');

/** Runs an administrator's command on a database. */
const admin = (database: string, ...words: string[]) =>
  execFileSync(process.execPath, [main, ...words], { env: { ...process.env, DATABASE_URL: database } });

// Specification 1: a server put back from a backup gets back what only phones hold
test('readings that were saved since the backup return to the server, and stay on the phone', async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  await page.goto('/en/app');
  await expect(syncStatus(page)).toHaveText('All sent', { timeout: 30_000 });
  const [database = ''] = globSync(path.join(world.data, '*.db'));
  const file = path.join(world.data, 'backup.gz');
  admin(database, 'backup', file);
  await saveOnDevice(page, '2.96');
  const saved = await (await OtherDevice.of(world.api, 'recorder')).readingThatArrives(2.96);
  await expect(syncStatus(page)).toHaveText('All sent', { timeout: 30_000 });

  await world.api.stop();
  for (const lost of globSync(`${database}*`)) rmSync(lost);
  admin(database, 'restore', file);
  const restored = new DatabaseSync(database);
  // The journeys' server runs the demo, and refuses a database without this mark.
  restored.exec(`INSERT INTO server_state (key, value) VALUES ('demo', 'restored')`);
  restored.close();
  await world.api.run();

  const other = await OtherDevice.of(world.api, 'recorder');
  expect((await other.mine(100)).map(({ id }) => id)).not.toContain(saved?.id);
  await page.reload();
  await expect
    .poll(async () => (await other.mine(100)).find(({ id }) => id === saved?.id)?.intake_ec ?? null, {
      timeout: 30_000,
    })
    .toBe(2.96);
  await expect(syncStatus(page)).toHaveText('All sent', { timeout: 30_000 });
  await page.goto('/en/app/last');
  const rows = page.getByRole('list', { name: 'Readings' }).getByRole('listitem');
  await expect(rows.filter({ hasText: '2.96' })).toHaveCount(1);
});
