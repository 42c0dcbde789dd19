import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { yesterday } from '../support/farm-clock.ts';
import { readyForOffline } from '../support/offline.ts';
import { OtherDevice } from '../support/other-device.ts';
import { go, openFarm, syncStatus } from '../support/person.ts';
import { exactly, ReadingForm } from '../support/reading-form.ts';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';
import type { World } from '../support/world.ts';

test.use({ serviceWorkers: 'allow' });

const translation = translationIn('en');
const { textOf, like } = translation;

/** Opens a reading's form, types a new intake EC (and drain EC), and saves it without network. The phone sends it when `online` is called. */
async function editOffline(
  page: Page,
  context: BrowserContext,
  id: string,
  intakeEc: string,
  drainEc?: string,
): Promise<void> {
  await page.goto(`/en/app/edit/${id}`);
  const form = new ReadingForm(page, translation);
  await expect(form.measure('intakeEc')).not.toHaveValue('');
  await readyForOffline(page);
  await context.setOffline(true);
  await form.type({ intakeEc, ...(drainEc && { drainEc }) });
  await form.pressSave();
  await expect(form.saved).toHaveText(textOf('readings.form.saved'));
}

test('two people edit the same reading: the second sees both versions, and picks', async ({
  page,
  context,
  phoneOf,
  world,
}) => {
  const device = await OtherDevice.of(world.api, 'recorder');
  const when = { plot_id: device.plot('Serre 1'), date: yesterday(), time: '23:31' };
  const [confirmed, mixed] = await Promise.all([
    device.record({ ...when, intake_ec: 2.51, drain_ec: 3.51 }),
    device.record({ ...when, time: '23:32', intake_ec: 2.52, drain_ec: 3.52 }),
  ]);
  await editOffline(page, context, confirmed.id, '2.61');
  await page.getByRole('link', { name: textOf('readings.saved.show') }).click();
  await expect(page.getByText(textOf('readings.delivery.waiting'))).toBeVisible();

  const second = await phoneOf('manager');
  const managers = await second.newPage();
  for (const [id, value] of [
    [confirmed.id, '2.71'],
    [mixed.id, '2.72'],
  ] as const) {
    await managers.goto(`/en/app/edit/${id}`);
    const form = new ReadingForm(managers, translation);
    await form.type({ intakeEc: value, drainEc: '3.81' });
    await form.save();
  }
  await context.setOffline(false);
  const conflicts = page.getByRole('list', { name: textOf('readings.unsent.conflicts') });
  await page.getByRole('link', { name: textOf('shell.sync.open') }).click();
  const intake = conflicts.getByRole('group', { name: textOf('readings.measure.intakeEc') });
  await expect(intake.getByRole('radio', { name: /Your version.*2\.61/ })).toBeVisible();
  await expect(intake.getByRole('radio', { name: /Server’s version.*2\.71/ })).toBeVisible();
  await expect(syncStatus(page)).toHaveText('1 needs you');
  await conflicts.getByRole('button', { name: textOf('readings.conflict.keepMine') }).click();
  await expect(syncStatus(page)).toHaveText('All sent');
  await expect.poll(() => device.reading(confirmed.id)).toMatchObject({ intake_ec: 2.61, drain_ec: 3.81, version: 3 });
});

test('a person may combine values of two versions', async ({ page, context, world }) => {
  const device = await OtherDevice.of(world.api, 'recorder');
  const when = { plot_id: device.plot('Serre 1'), date: yesterday(), time: '23:33' };
  const { id } = await device.record({ ...when, intake_ec: 2.53, drain_ec: 3.53 });
  await editOffline(page, context, id, '2.63', '3.63');
  await device.record({ ...when, id, intake_ec: 2.73, drain_ec: 3.83 }, 1);
  await context.setOffline(false);
  await page.getByRole('link', { name: textOf('shell.sync.open') }).click();
  const card = page.getByRole('list', { name: textOf('readings.unsent.conflicts') }).getByRole('listitem');
  const drain = card.getByRole('group', { name: textOf('readings.measure.drainEc') });
  await drain.getByRole('radio', { name: like('readings.conflict.theirs') }).check();
  await card.getByRole('button', { name: textOf('readings.conflict.merge') }).click();
  await expect(syncStatus(page)).toHaveText('All sent');
  await expect.poll(() => device.reading(id)).toMatchObject({ intake_ec: 2.63, drain_ec: 3.83 });
});

test('a refused change stays listed with its reason, also in a file, until it is corrected or discarded', async ({
  page,
  context,
  world,
}) => {
  const device = await OtherDevice.of(world.api, 'recorder');
  const form = new ReadingForm(page, translation);
  for (const intakeEc of ['2.813', '2.823']) {
    await page.goto(`/en/app/new?plot=${device.plot('Serre 5 Nord')}`);
    await expect(form.measure('intakeEc')).toBeVisible();
    await readyForOffline(page);
    await context.setOffline(true);
    await form.type({ intakeEc });
    await form.pressSave();
    if (intakeEc === '2.813') closePlot(world, device.plot('Serre 5 Nord'), true);
    await context.setOffline(false);
    const refusal = page.getByRole('alertdialog', { name: textOf('shell.error.title') });
    await refusal.getByRole('button', { name: 'OK' }).click();
    await expect(syncStatus(page)).toHaveText(intakeEc === '2.813' ? '1 needs you' : '2 need you');
  }
  await page.getByRole('link', { name: textOf('shell.sync.open') }).click();
  const refused = page.getByRole('list', { name: textOf('readings.unsent.refused') }).getByRole('listitem');
  await expect(refused).toHaveCount(2);
  await expect(refused.first()).toContainText(textOf('readings.reason.plotClosed'));

  const json = JSON.parse(await downloaded(page, textOf('readings.export.json'))) as unknown;
  expect(JSON.stringify(json)).toContain('2.813');
  const csv = await downloaded(page, textOf('readings.export.csv'));
  expect(csv.trim().split('\n').length).toBeGreaterThanOrEqual(3);
  expect(csv).toContain('2.823');

  await page.reload();
  await expect(refused).toHaveCount(2);
  const first = refused.filter({ hasText: '2.81' });
  await first.getByRole('link', { name: textOf('readings.unsent.mend') }).click();
  await form.choose('readings.field.plot', 'Serre 5 Sud');
  await form.save();
  await expect
    .poll(async () => (await device.mine()).find(({ intake_ec }) => intake_ec === 2.813)?.plot_id)
    .toBe(device.plot('Serre 5 Sud'));
  await page.getByRole('link', { name: textOf('shell.sync.open') }).click();
  await expect(refused).toHaveCount(1);
  await refused.getByRole('button', { name: textOf('readings.unsent.discard') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: textOf('readings.unsent.discard') })
    .click();
  await expect(syncStatus(page)).toHaveText('All sent');
  await expect(page.getByText(textOf('readings.unsent.none'))).toBeVisible();
  expect((await device.mine()).some(({ intake_ec }) => intake_ec === 2.823)).toBe(false);
  closePlot(world, device.plot('Serre 5 Nord'), false);
});

test('a change that the role no longer allows waits with its reason, and is sent once it is allowed again', async ({
  page,
  context,
  world,
}) => {
  const device = await OtherDevice.of(world.api, 'recorder');
  const form = new ReadingForm(page, translation);
  await page.goto(`/en/app/new?plot=${device.plot('Serre 2')}`);
  await expect(form.measure('intakeEc')).toBeVisible();
  await readyForOffline(page);
  await context.setOffline(true);
  await form.type({ intakeEc: '2.643' });
  await form.pressSave();
  await expect(form.saved).toHaveText(textOf('readings.form.saved'));
  setRole(world, 'recorder', 'viewer');
  await context.setOffline(false);
  const refusal = page.getByRole('alertdialog', { name: textOf('shell.error.title') });
  await refusal.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: textOf('shell.sync.open') }).click();
  const waiting = page.getByRole('list', { name: textOf('readings.unsent.waiting') }).getByRole('listitem');
  await expect(waiting).toContainText(textOf('readings.reason.role'));
  expect((await device.mine()).some(({ intake_ec }) => intake_ec === 2.643)).toBe(false);
  setRole(world, 'recorder', 'recorder');
  await page.getByRole('button', { name: textOf('readings.unsent.send') }).click();
  await expect(syncStatus(page)).toHaveText('All sent');
  await expect.poll(async () => (await device.mine()).some(({ intake_ec }) => intake_ec === 2.643)).toBe(true);
});

test.describe('a phone of its own', () => {
  test.use({ account: 'nobody' });

  test('logging out says how much is not sent, and they wait for the same person', async ({ page, context, world }) => {
    await openFarm(page, world, 'recorder');
    const device = await OtherDevice.of(world.api, 'recorder');
    const form = new ReadingForm(page, translation);
    await go(page, 'New reading');
    await expect(form.measure('intakeEc')).toBeVisible();
    await readyForOffline(page);
    await context.setOffline(true);
    for (const intakeEc of ['2.917', '2.927']) {
      await form.type({ intakeEc });
      await form.pressSave();
      await page.getByRole('link', { name: textOf('readings.saved.again') }).click();
    }
    await go(page, 'Settings');
    await page.getByRole('button', { name: 'Log out' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(/2 not sent/);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await dialog.getByRole('button', { name: textOf('ui.leave.wait') }).click();
    await expect(dialog).toContainText(textOf('ui.leave.offline'));
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/en\/login$/, { timeout: 20_000 });
    const mine = await device.mine();
    for (const value of [2.917, 2.927]) expect(mine.filter(({ intake_ec }) => intake_ec === value)).toHaveLength(1);
  });
});

test('a target band that a manager sets shows on the recorder’s values', async ({ page, phoneOf, world }) => {
  const device = await OtherDevice.of(world.api, 'recorder');
  const { id } = await device.record({
    plot_id: device.plot('Serre 4'),
    date: yesterday(),
    time: '23:35',
    intake_ec: 2.65,
  });
  await page.goto(`/en/app/one/${id}`);
  await expect(page.getByText(/2\.65/).first()).toBeVisible();
  await expect(page.getByText(/0\.35.*above target/).first()).toBeVisible();

  const managers = await (await phoneOf('manager')).newPage();
  await managers.goto('/en/app/bands');
  const plot = managers.getByRole('region', { name: 'Serre 4', exact: true });
  const crop = plot.getByRole('button', { name: /^Tomate/ });
  await crop.first().click(); // the limits of today; other days are folded
  const limits = managers.getByRole('group', { name: textOf('readings.measure.intakeEc'), exact: true });
  await limits.getByRole('textbox', { name: textOf('readings.band.high') }).fill('2,5');
  await managers.getByRole('button', { name: textOf('readings.band.save'), exact: true }).click();
  await expect(managers.getByText(textOf('readings.band.done'))).toBeVisible();
  await expect(plot.getByText(/2\.50/).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(/0\.15.*above target/).first()).toBeVisible();
  await page.goto(`/en/app/new?plot=${device.plot('Serre 4')}`);
  const form = new ReadingForm(page, translation);
  await form.type({ intakeEc: '2.6' });
  await expect(page.getByRole('img', { name: /0\.10.*above/ })).toBeVisible();
  await form.type({ intakeEc: '2.48' });
  await expect(page.getByRole('img', { name: textOf('readings.band.nearHigh') })).toBeVisible();
  await page.goto('/en/app/bands');
  await expect(page.getByRole('region', { name: 'Serre 4', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(textOf('readings.bands.add')) })).toHaveCount(0);
});

async function downloaded(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: exactly(button) }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

/** Changes the server's database, as an administrator does while the phones are offline. */
function onServer(world: World, statement: string, ...values: (string | number)[]): void {
  const database = new DatabaseSync(path.join(world.data, 'demo.db'));
  try {
    database.exec('pragma busy_timeout = 5000');
    database.prepare(statement).run(...values);
  } finally {
    database.close();
  }
}

/** Closes a plot as if long ago, so that it takes no reading of today; or opens it again. */
function closePlot(world: World, plot: string, closed: boolean): void {
  onServer(world, 'update plots set closed = ?, updated_at = 0 where id = ?', Number(closed), plot);
}

function setRole(world: World, account: string, role: string): void {
  onServer(
    world,
    'update farm_accounts set role = ? where account_id = (select id from accounts where email = ?)',
    role,
    `${account}@demo.test`,
  );
}
