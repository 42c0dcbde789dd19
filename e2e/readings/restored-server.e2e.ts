// The data server is lost and restored from an earlier backup: the phone gives back what only it still has.
import { execFileSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { yesterday } from '../support/farm-clock.ts';
import { allFetched } from '../support/offline.ts';
import { OtherDevice } from '../support/other-device.ts';
import { syncStatus } from '../support/person.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { saveOnDevice } from '../support/save-on-device.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

const main = path.resolve(import.meta.dirname, '../../data-server/src/main.ts');

/** Runs an administrator's command on a database. */
const admin = (database: string, ...words: string[]) =>
  execFileSync(process.execPath, [main, ...words], { env: { ...process.env, DATABASE_URL: database } });

const translation = translationIn('en');
const soon = { timeout: 30_000 };

/** Changes a reading's intake EC; without a server, the form must be open already. */
async function edit(page: Page, id: string, intakeEc: string): Promise<void> {
  if (!page.url().endsWith(id)) await page.goto(`/en/app/edit/${id}`);
  const form = new ReadingForm(page, translation);
  await expect(form.measure('intakeEc')).not.toHaveValue('', soon);
  await form.measure('intakeEc').fill(intakeEc);
  await form.pressSave();
}

// Specification 1: a server put back from a backup gets back what only phones hold
test('readings that were saved or edited since the backup return to the server, and stay on the phone', async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  await page.goto('/en/app');
  await expect(syncStatus(page)).toHaveText('All sent', { timeout: 30_000 });
  await allFetched(page); // a phone without a mark of this server would not know that it was restored
  const [database = ''] = globSync(path.join(world.data, '*.db'));
  const file = path.join(world.data, 'backup.gz');
  const before = await OtherDevice.of(world.api, 'recorder');
  const when = { plot_id: before.plot('Serre 1'), date: yesterday() };
  const [edited, waiting] = await Promise.all([
    before.record({ ...when, time: '19:11', intake_ec: 2.51 }),
    before.record({ ...when, time: '19:12', intake_ec: 2.52 }),
  ]);
  admin(database, 'backup', file);
  await edit(page, edited.id, '2.61');
  await expect.poll(() => before.reading(edited.id), soon).toMatchObject({ intake_ec: 2.61, version: 2 });
  await page.goto('/en/app');
  await saveOnDevice(page, '2.96');
  const saved = await (await OtherDevice.of(world.api, 'recorder')).readingThatArrives(2.96);
  await expect(syncStatus(page)).toHaveText('All sent', { timeout: 30_000 });

  await page.goto(`/en/app/edit/${waiting.id}`);
  await expect(new ReadingForm(page, translation).measure('intakeEc')).toHaveValue('2.52', soon);
  await world.api.stop();
  await edit(page, waiting.id, '2.62');
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
  await expect.poll(() => other.reading(edited.id), soon).toMatchObject({ intake_ec: 2.61 });
  await expect.poll(() => other.reading(waiting.id), soon).toMatchObject({ intake_ec: 2.62 });
  await expect(syncStatus(page)).toHaveText('All sent', { timeout: 30_000 });
  await page.goto('/en/app/last');
  const rows = page.getByRole('list', { name: 'Readings' }).getByRole('listitem');
  await expect(rows.filter({ hasText: '2.96' })).toHaveCount(1);
});
