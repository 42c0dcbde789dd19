// The whole way of a new farm, on phones: from an empty server to its graphs, with people's taps counted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { closePhones, patience, Person } from './counted-taps.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';
import { DataServer } from '../support/world.ts';

const { textOf, like } = translationIn('fr');
const plots = Array.from({ length: 12 }, (_, index) => `Serre ${index + 1}`);
const password = 'eau claire du puits';

test.afterEach(closePhones);

/** Last season as a grower has it in a spreadsheet: two readings a day in each plot. */
function lastSeason(): { text: string; count: number } {
  const rows = Array.from({ length: 210 }, (_, day) => new Date(Date.UTC(2025, 1, 1 + day))).flatMap((date, day) =>
    plots.flatMap((plot, at) =>
      ['08:30', '15:30'].map((time, part) => {
        const written = date.toISOString().slice(0, 10).split('-').reverse().join('/');
        const step = (day + at + part) % 8;
        return `${written};${time};${plot};2,${step};5,${6 + (step % 3)};3,${step};6,${step % 4};${22 + step}`;
      }),
    ),
  );
  const head = 'Date;Heure;Parcelle;EC apport;pH apport;EC drainage;pH drainage;% drainage';
  return { text: [head, ...rows].join('\r\n'), count: rows.length };
}

test('from an empty server to twelve plots, three people, a meter, last season and its graphs', async ({
  browser,
  world,
}) => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'seguia-empty-'));
  const server = await DataServer.start(folder, { DEMO: '0', WEB_ADDRESS: world.web.url });
  const manager = await Person.with(browser, world);
  const { page } = manager;
  const taps: Record<string, number> = {};
  /** Runs a part of the way, and notes the taps that it took. */
  const part = async (name: string, people: Person[], work: () => Promise<void>) => {
    const before = people.map((person) => person.taps);
    await test.step(name, work);
    taps[name] = people.reduce((sum, person, at) => sum + person.taps - before[at]!, 0);
  };

  await part('farm', [manager], async () => {
    await expect.poll(() => server.said).toContain('/set-up?server=');
    await page.goto(/http\S+\/set-up\?\S+/.exec(server.said)?.[0] ?? '');
    await manager.type('auth.setUp.name', 'Ferme du Léon');
    await manager.type('auth.account.firstname', 'Ana');
    await manager.type('auth.account.lastname', 'Le Goff');
    await manager.type('auth.login.email', 'ana@farm.example');
    await manager.type('auth.login.password', password);
    await manager.press('auth.setUp.submit');
    await manager.isIn();
  });

  await part('plots', [manager], async () => {
    await manager.goTo('readings.nav.today');
    await manager.tap(manager.farmPage('settings.plots.title'));
    await manager.press('settings.plots.paste');
    await manager.type('settings.paste.lines', plots.join('\n'));
    await manager.tap(page.getByRole('dialog').locator('button[type=submit]'));
    const list = page.getByRole('list', { name: textOf('settings.plots.list'), exact: true });
    await expect(list.getByRole('listitem')).toHaveCount(12, patience);
  });

  const others = [await Person.with(browser, world), await Person.with(browser, world)];
  await part('people', [manager, ...others], async () => {
    for (const [index, other] of others.entries()) {
      await manager.goTo('readings.nav.today');
      await manager.tap(manager.farmPage('settings.people.title'));
      await manager.press('settings.people.invite');
      await manager.press('settings.people.makeLink');
      // The picture of the code contains the link that is below it.
      await expect(page.getByRole('img', { name: textOf('settings.people.link.code') })).toBeVisible(patience);
      const link = await page.getByRole('textbox', { name: textOf('settings.people.link.link') }).inputValue();
      await manager.tap(page.getByRole('dialog').getByRole('button', { name: textOf('ui.close'), exact: true }));
      await other.page.goto(link);
      await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(like('auth.join.farm'));
      await other.type('auth.account.firstname', ['Salma', 'Yann'][index]!);
      await other.type('auth.account.lastname', 'Ouazzani');
      await other.type('auth.login.email', `person-${index}@farm.example`);
      await other.type('auth.login.password', password);
      await other.press('auth.join.submit');
      await other.isIn();
    }
  });

  await part('meter', [manager], async () => {
    await manager.goTo('readings.nav.today');
    await manager.tap(manager.farmPage('settings.meters.title'));
    await manager.press('settings.meters.add');
    await manager.type('settings.setUp.name', 'Stylo 1');
    await manager.press('settings.setUp.save');
    await manager.tap(page.getByRole('list', { name: textOf('settings.meters.list') }).getByText('Stylo 1'));
    await manager.press('settings.calibration.add');
    await manager.tap(page.getByRole('radio', { name: textOf('settings.calibration.wayShown') }));
    await manager.type('settings.calibration.slope', '97');
    await manager.press('settings.calibration.save');
    const log = page.getByRole('region', { name: textOf('settings.calibration.log') });
    await expect(log.getByText(/97/).first()).toBeVisible(patience);
  });

  await part('import', [manager], async () => {
    const { text, count } = lastSeason();
    await manager.goTo('readings.nav.history');
    await manager.tap(page.getByRole('link', { name: textOf('readings.history.import') }));
    await page.locator('input[type=file]').setInputFiles({ name: '2025.csv', mimeType: '', buffer: Buffer.from(text) });
    manager.taps += 2; // the button, and the file in the phone's own list
    const button = page.getByRole('button', {
      name: new RegExp(`^Importer ${Math.trunc(count / 1000)}.?040 relevés$`),
    });
    await expect(button).toBeEnabled(patience);
    await manager.tap(button);
    const past = page.getByRole('list', { name: textOf('readings.imports.past') });
    await expect(past.getByText('2025.csv')).toBeVisible(patience);
  });

  await part('campaign', [manager], async () => {
    await manager.goTo('campaigns.part');
    await manager.tap(page.getByRole('link', { name: textOf('campaigns.list.new') }).first());
    await manager.type('campaigns.form.name', 'Saison 2025');
    await manager.typeDate('campaigns.form.startDate', '01012025');
    await manager.typeDate('campaigns.form.endDate', '12122025');
    await manager.press('campaigns.form.save');
    await expect(page.getByRole('heading', { level: 1, name: 'Saison 2025' })).toBeVisible(patience);
    await expect(page.getByRole('img').first()).toBeVisible(patience);
  });

  const [recorder] = others;
  await test.step('the other people see it when they open the app', async () => {
    await recorder!.page.reload();
    await recorder!.goTo('campaigns.part');
    await expect(recorder!.page.getByRole('link', { name: /Saison 2025/ })).toBeVisible(patience);
    await recorder!.goTo('readings.nav.history');
    await expect(
      recorder!.page
        .getByRole('list')
        .getByText(/Serre \d/)
        .first(),
    ).toBeVisible(patience);
  });

  const total = Object.values(taps).reduce((sum, count) => sum + count, 0);
  console.log(
    `taps from an empty server to graphs: ${total} (${Object.entries(taps)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')})`,
  );
  expect(total).toBeLessThan(80);

  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
