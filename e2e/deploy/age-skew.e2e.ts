// An app that is as old as the oldest supported data server, in a browser, on today's data server: the reverse of another-age.e2e.ts. Needs
// PROOF=1 (`pnpm proof skew`), and the history that a shallow clone lacks. Its campaigns and settings are not built: they need packages of then.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { copyTree } from '../../tools/recipes/copy-tree.ts';
import { hasCommit, oldestServer } from '../../tools/recipes/other-server.ts';
import { follow, go, openFarm } from '../support/person.ts';
import { OtherDevice } from '../support/other-device.ts';
import { isProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';
import { WebServer } from '../support/world.ts';
import { run } from './deployment.ts';

test.use({ account: 'nobody' });
test.skip(!isProof || !hasCommit(oldestServer), `Needs PROOF=1 and the commit ${oldestServer}`);

const site = mkdtempSync(path.join(tmpdir(), 'seguia-'));
let web: WebServer;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  const tree = copyTree(oldestServer);
  try {
    const apps = ['shell', 'mf-auth', 'mf-readings'];
    run(tree, ['tools/build.ts', ...apps]);
    for (const app of apps) run(tree, ['tools/release.ts', app, '--to', site]);
  } finally {
    tree.remove();
  }
  web = await WebServer.start(site);
});
test.afterAll(async () => {
  await web.stop();
  rmSync(site, { recursive: true });
});

test('an app a year old saves, changes and walks a round on today’s data server, and everything is sent', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const page = await browser.newPage({
    baseURL: web.url,
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
  });
  const value = (name: string) => page.getByRole('textbox', { name });
  const save = () => page.getByRole('button', { name: 'Save' }).click();
  const allSent = () =>
    expect(
      page
        .getByRole('status')
        .filter({ hasText: /^(All sent|Sent)/ })
        .first(),
    ).toBeVisible({ timeout: 20_000 });
  await openFarm(page, world, 'manager');

  await test.step('a reading is saved', async () => {
    await go(page, 'New reading');
    await value('Intake EC').fill('2.37');
    await value('Drain pH').fill('6.1');
    await save();
    await allSent();
  });

  const own = page.getByRole('list', { name: 'Readings' }).getByRole('listitem');
  await test.step('it is changed, and the emptied value is gone on the server', async () => {
    await go(page, 'Latest');
    await own.filter({ hasText: '2.37' }).getByRole('link').first().click();
    await page
      .getByRole('link', { name: 'Edit' })
      .or(page.getByRole('button', { name: 'Edit' }))
      .click();
    await value('Intake EC').fill('2.38');
    await value('Drain pH').fill('');
    await save();
    await allSent();
    await page.reload();
    await go(page, 'Latest');
    await expect(own.filter({ hasText: '2.38' })).toHaveCount(1);
    await expect(own.filter({ hasText: '2.38' })).not.toContainText('6.1');
  });

  await test.step('a stop of the round is saved', async () => {
    await follow(page, '/en/app/round');
    await value('Intake EC').fill('2.36');
    await page
      .getByRole('button', { name: /^(Save|Next)/ })
      .first()
      .click();
    await allSent();
  });

  await test.step('the server has the changed reading and the round’s', async () => {
    const newest = (await (await OtherDevice.of(world.api, 'manager')).mine(5)).slice(0, 5);
    const values = newest.map((reading) => [reading.intake_ec, reading.drain_ph, reading.version]);
    expect(values.map(([ec, , version]) => [ec, version])).toContainEqual([2.36, 1]);
    expect(values).toContainEqual([2.38, null, 2]);
  });

  await test.step('nothing waits to be corrected', async () => {
    await follow(page, '/en/app/unsent');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Not accepted')).toHaveCount(0);
  });
  await page.close();
});
