// The farm on a phone is deleted on the server: the phone says so, stores what it has not sent, and offers it as a file.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { chooseFarm, follow, logIn, syncStatus } from '../support/person.ts';
import { saveOnDevice } from '../support/save-on-device.ts';
import { test } from '../support/signed-in.ts';

test.use({ account: 'nobody' });

const main = path.resolve(import.meta.dirname, '../../data-server/src/main.ts');
const name = 'Ferme de saison';

test('the app says that a deleted farm is closed, and exports its unsent readings as a file', async ({
  page,
  context,
  world,
}) => {
  test.setTimeout(120_000);
  const [database = ''] = globSync(path.join(world.data, '*.db'));
  const operate = (...words: string[]) =>
    execFileSync(process.execPath, [main, ...words], { env: { ...process.env, DATABASE_URL: database } });
  operate('farms', 'add', '--name', name, '--zone', 'Africa/Casablanca');
  operate('plots', 'add', '--farm', name, '--name', 'Serre 9', '--units', '1');
  operate('access', 'grant', '--farm', name, '--email', 'viewer@demo.test', '--role', 'recorder');
  await logIn(page, world, 'viewer');
  await chooseFarm(page, name);
  await expect(syncStatus(page)).toHaveText('All sent', { timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText('Serre 9'); // the plots have arrived
  const server = `${world.api.url}/**`;
  await context.route(server, (route) => route.abort());
  await saveOnDevice(page, '2.94');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  operate('farms', 'delete', '--farm', name, '--confirm', name);
  await context.unroute(server);

  await page.reload();
  await expect(page.getByText('no longer has access to this farm')).toBeVisible({ timeout: 30_000 });
  const waiting = page.getByRole('list', { name: 'Waiting' }).getByRole('listitem').filter({ hasText: '2.94' });
  await follow(page, '/en/app/unsent');
  await expect(waiting).toContainText('the farm is no longer linked to your account');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV file' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('2.94');

  await page.getByRole('button', { name: 'Choose a farm' }).click();
  await expect(page.getByRole('list', { name: 'Farms' })).not.toContainText(name);
  await chooseFarm(page, 'Oasis du Souss');
  await expect(page.getByText('no longer has access to this farm')).toBeHidden();
  await follow(page, '/en/app/unsent');
  await expect(waiting).toHaveCount(1);
});
