// A season comes in from three files that look like those of the field: readings of a logger, a list kept by hand, water of a climate computer.
// 20,000 rows, on a phone. One import is broken off by the death of the page: it is there as a whole, or not at all. Then it is undone.
import { expect, type Page } from '@playwright/test';
import { addDays } from '../support/farm-clock.ts';
import { OtherDevice } from '../support/other-device.ts';
import { test } from '../support/signed-in.ts';
import { Tapping } from '../support/tapping.ts';
import { translationIn } from '../support/translation.ts';

test.use({ account: 'manager' });

const { prefix, textOf } = translationIn('fr');
/** Thousands of rows are read, sent and written; the machine may be busy. */
const soon = { timeout: 240_000 };
const mostTaps = 15;
const first = '2024-01-08';

const two = (number: number) => String(number).padStart(2, '0');
const comma = (number: number, decimals: number) => number.toFixed(decimals).replace('.', ',');

/** What a logger with four probes wrote every quarter of an hour, 11,880 rows in all. */
function loggerFile(plots: readonly string[]): string {
  const rows = Array.from({ length: 11_880 }, (_, record) => {
    const at = Math.floor(record / 4);
    const minutes = (at % 96) * 15;
    const hour = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
    const ec = 2 + (record % 17) / 10;
    return `"${addDays(first, Math.floor(at / 96))} ${hour}",${record},"${plots[record % 4]}",${ec.toFixed(2)},${(ec + 1.1).toFixed(2)},23.${record % 10}`;
  });
  return [
    '"TOA5","ferme","CR1000X","21304","CR1000X.Std.06.02","CPU:ec.CR1X","4821","EC"',
    '"TIMESTAMP","RECORD","plot","EC_in","EC_drain","T_water"',
    '"TS","RN","","mS/cm","mS/cm","Deg C"',
    ...rows,
  ].join('\r\n');
}

/** A list that somebody kept by hand, day by day, with two plots that the farm does not have: 8,000 rows. */
function handList(plots: readonly string[]): string {
  const rows = Array.from({ length: 8000 }, (_, index) => {
    const [year, month, day] = addDays('2022-01-03', Math.floor(index / 16)).split('-');
    const cells = [
      `${day}/${month}/${year}`,
      `${8 + Math.floor((index % 16) / 4)}h${two((index % 4) * 10 + 5)}`,
      plots[index % plots.length],
      comma(1.8 + (index % 9) / 10, 1),
      comma(5.6 + (index % 5) / 10, 1),
      comma(2.9 + (index % 11) / 10, 1),
      `${20 + (index % 15)} %`,
    ];
    return cells.join(';');
  });
  return ['Relevés de la ferme', '', 'Date;Heure;Parcelle;EC apport;pH apport;EC drainage;% drainage', ...rows].join(
    '\r\n',
  );
}

/** Water and light of the whole farm, as a climate computer writes them. */
function waterFile(): string {
  const rows = Array.from({ length: 365 }, (_, index) =>
    [addDays('2024-01-01', index), comma(3 + (index % 20) / 10, 1), String(900 + ((index * 37) % 1400))].join(';'),
  );
  return ['Date;Irrigation (L/m2);Rayonnement (J/cm2)', ...rows].join('\r\n');
}

const open = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const button = (page: Page) => page.getByRole('button', { name: /^Importer [\d\s  ]+relevés?$/ });
const past = (page: Page) => page.getByRole('list', { name: textOf('readings.imports.past') });

test('a season of three files comes in with few taps, whole or not at all, and is undone', async ({
  page,
  world,
  phoneOf,
}) => {
  test.setTimeout(900_000);
  const device = await OtherDevice.of(world.api, 'manager');
  const names = device.plots.slice(0, 4).map(({ name }) => name);
  const fingers = new Tapping();
  // One plot stands for all: what the season adds to it, and what undoing takes away.
  const plot = device.plots[0]?.id ?? '';
  const ofPlot = () => device.readingsOf(plot, '2021-01-01', '2024-12-31');
  const before = await ofPlot();
  const isIn = async (name: string, count: number) =>
    (await device.imports()).some(({ file_name, imported }) => file_name === name && imported === count);

  // The logger's file. The page dies while it is being sent.
  await page.goto(`${prefix}/app/import`);
  await open(page, 'ec.dat', loggerFile(names));
  await expect(button(page)).toBeEnabled(soon);
  await expect(button(page)).toHaveText(/11\D?880/);
  await expect(page.getByRole('heading', { name: textOf('readings.imports.questions') })).toBeHidden();
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/imports/'));
  await fingers.tap(button(page));
  await sent;
  await page.context().close();

  const phone = await phoneOf('manager');
  const again = await phone.newPage();
  const own = async () => (await ofPlot()).length - before.length;
  // Whole or not at all: what the server had received when the page died, it may still be writing.
  await expect.poll(async () => [0, 11_880 / 4].includes(await own()), soon).toBe(true);
  await again.goto(`${prefix}/app/import`);
  if (!(await isIn('ec.dat', 11_880))) {
    await open(again, 'ec.dat', loggerFile(names));
    await expect(button(again)).toBeEnabled(soon);
    await fingers.tap(button(again));
  }
  await expect(past(again).getByText('ec.dat').first()).toBeVisible(soon);
  expect([await own(), await isIn('ec.dat', 11_880)]).toEqual([11_880 / 4, true]);

  // The list kept by hand names two plots that the farm lacks.
  await open(again, 'cahier.csv', handList([...names.slice(0, 2), 'Nord', 'Sud']));
  await fingers.tap(again.getByRole('button', { name: 'Créer 2 parcelles' }), soon);
  await expect(button(again)).toBeEnabled(soon);
  await expect(button(again)).toHaveText(/8\D?000/);
  await fingers.tap(button(again));
  await expect(again.getByText(/8\D?000 relevés importés/).first()).toBeVisible(soon);
  await expect(again.getByRole('link', { name: textOf('readings.imports.look') })).toBeVisible();
  await expect(again.getByRole('link', { name: textOf('readings.imports.campaign') })).toHaveAttribute(
    'href',
    /from=2022-01-03&to=2023-05-17/,
  );

  // Water of the climate computer.
  await again.goto(`${prefix}/app/water?import`);
  await open(again, 'climat.csv', waterFile());
  await fingers.tap(again.getByRole('button', { name: /^Importer \d+ jours$/ }), soon);
  await expect(again.getByRole('list', { name: textOf('readings.water.days') })).toBeVisible(soon);
  expect(fingers.count).toBeLessThanOrEqual(mostTaps);

  // Undone, both imports of readings: row by row everything is as before.
  await again.goto(`${prefix}/app/import`);
  for (const name of ['cahier.csv', 'ec.dat']) {
    await past(again).getByRole('listitem').filter({ hasText: name }).getByRole('button').first().click(soon);
    await again
      .getByRole('alertdialog')
      .getByRole('button', { name: textOf('readings.imports.undo') })
      .click();
    await expect(again.getByText(textOf('readings.imports.undone')).first()).toBeVisible(soon);
    await expect(again.getByRole('alertdialog')).toBeHidden();
  }
  await expect.poll(ofPlot, soon).toEqual(before);
});
