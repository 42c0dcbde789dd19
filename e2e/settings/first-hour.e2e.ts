// A manager's first hour: the list on Today leads from an empty server to a farm that can record, with few taps.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { closePhones, patience, Person } from './counted-taps.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';
import { DataServer } from '../support/world.ts';

const { textOf } = translationIn('fr');
test.afterEach(closePhones);

/** Eight plots of tomatoes and four of strawberries, as a spreadsheet's cells are copied. */
const table = [
  'Nom\tCulture\tVariété\tSurface m2\tGoutteurs\tSerre',
  ...Array.from({ length: 8 }, (_, at) => `Serre ${at + 1}\tTomate\tTorry\t1200\t2400\tNord`),
  ...Array.from({ length: 4 }, (_, at) => `Tunnel ${at + 1}\tFraise\tClery\t800,5\t1600\tSud`),
].join('\n');

// Specification 10: the way from nothing to a farm that can record is short
test('the list on Today leads from an empty server to planted plots with targets and three invitations in 40 taps', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'seguia-hour-'));
  const server = await DataServer.start(folder, { DEMO: '0', WEB_ADDRESS: world.web.url });
  const manager = await Person.with(browser, world);
  const { page } = manager;
  const steps = page.getByRole('region', { name: textOf('settings.steps.title') });
  const step = (id: string) => manager.tap(steps.getByRole('link', { name: textOf(id) }));
  const submit = () => manager.tap(page.getByRole('dialog').locator('button[type=submit]'));

  await test.step('the farm', async () => {
    await expect.poll(() => server.said).toContain('/set-up?server=');
    await page.goto(/http\S+\/set-up\?\S+/.exec(server.said)?.[0] ?? '');
    await manager.type('auth.setUp.name', 'Ferme du Léon');
    await manager.type('auth.account.firstname', 'Ana');
    await manager.type('auth.account.lastname', 'Le Goff');
    await manager.type('auth.login.email', 'ana@farm.example');
    await manager.type('auth.login.password', 'eau claire du puits');
    await manager.press('auth.setUp.submit');
    await manager.isIn();
  });

  await test.step('the plots, with what grows there', async () => {
    await step('settings.steps.plots');
    await manager.type('settings.paste.lines', table);
    await submit();
    const list = page.getByRole('list', { name: textOf('settings.plots.list'), exact: true });
    await expect(list.getByRole('listitem')).toHaveCount(12, patience);
    await manager.goTo('readings.nav.today');
    await expect(steps.getByRole('link', { name: textOf('settings.steps.crops') })).toBeHidden(patience);
  });

  /** Gives all plots of a crop one target, whose values `fill` enters. */
  const target = async (crop: string, others: number, fill: () => Promise<void>) => {
    await step('settings.steps.targets');
    const all = page.getByRole('switch', { name: new RegExp(`${others} autres parcelles.*${crop}`) });
    await expect(all).toBeChecked(patience);
    await fill();
    await manager.tap(page.locator('button[type=submit]'));
    await expect(page.getByRole('heading', { level: 1, name: textOf('readings.bands.title') })).toBeVisible(patience);
    await manager.goTo('readings.nav.today');
  };
  await test.step('the targets of tomatoes, for which values are proposed', () =>
    target('Tomate', 7, async () => {
      const proposals = page.getByRole('group', { name: textOf('readings.proposals.title') });
      await manager.tap(proposals.getByRole('button').first());
    }));
  await test.step('the targets of strawberries, which the manager types', () =>
    target('Fraise', 3, async () => {
      for (const [measure, low, high] of [
        ['intakeEc', '1,2', '1,6'],
        ['intakePh', '5,5', '6'],
        ['drainPercent', '15', '25'],
      ] as const) {
        const limits = page.getByRole('group', { name: textOf(`readings.measure.${measure}`), exact: true });
        await manager.type('readings.band.low', low, limits);
        await manager.type('readings.band.high', high, limits);
      }
    }));
  await expect(steps.getByRole('link', { name: textOf('settings.steps.targets') })).toBeHidden(patience);

  await test.step('three people', async () => {
    await step('settings.steps.people');
    await manager.type('settings.people.lines', 'Salma Ouazzani\nYann Tanguy\nBrahim');
    await submit();
    const made = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('textbox', { name: textOf('settings.people.link.link') }) });
    await expect(made.getByRole('textbox')).toHaveCount(3, patience);
    await manager.tap(made.getByRole('button', { name: textOf('ui.close'), exact: true }));
    await manager.goTo('readings.nav.today');
  });

  await expect(steps.getByRole('link')).toHaveCount(1, patience);
  await expect(steps.getByRole('link', { name: textOf('settings.steps.season') })).toBeVisible();
  await manager.tap(steps.getByRole('button', { name: textOf('settings.steps.dismiss') }));
  await expect(steps).toBeHidden();
  await page.reload();
  await manager.isIn();
  await expect(page.getByText('Tunnel 4').first()).toBeVisible(patience);
  await expect(steps).toBeHidden();
  expect(manager.taps).toBeLessThanOrEqual(40);
  await server.stop();
  rmSync(folder, { recursive: true });
});
