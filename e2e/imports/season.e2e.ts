// A season comes in from three files that look like those of the field: readings of a logger, a list kept by hand, water of a climate computer.
// 20,000 rows in the proof, a quarter of them in the suite, on a phone. The phone dies while the first is sent: the import is there as a
// whole, or not at all. In the end all is undone.
import { expect, type Locator, type Page } from '@playwright/test';
import { addDays } from '../support/farm-clock.ts';
import { openPhone } from '../support/killed.ts';
import { OtherDevice } from '../support/other-device.ts';
import { openFarm } from '../support/person.ts';
import { isProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

// The processes of a browser are found with ps, as Linux has it.
test.skip(process.platform !== 'linux');
test.use({ account: 'nobody' });

const { prefix, textOf } = translationIn('fr');
/** Thousands of rows are read, sent and written, and the machine may be busy. */
const soon = { timeout: 120_000 };
/** The most taps of the whole season, beside naming plots. */
const mostTaps = 15;
const first = '2024-01-08';
const firstOfList = '2022-01-03';
const listOfDay = 16;
const [ofLogger, ofList] = isProof ? [11_880, 8000] : [2880, 2000];
const ofClimate = 365;

/** A number of thousands as a pattern, whatever stands between its digits. */
const written = (number: number) => `${Math.floor(number / 1000)}\\D?${String(number % 1000).padStart(3, '0')}`;
const two = (number: number) => String(number).padStart(2, '0');
const comma = (number: number, decimals: number) => number.toFixed(decimals).replace('.', ',');

/** What a logger with four probes wrote every quarter of an hour. */
function loggerFile(plots: readonly string[]): string {
  const rows = Array.from({ length: ofLogger }, (_, record) => {
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

/** A list that somebody kept by hand, day by day, with two plots that the farm does not have. */
function handList(plots: readonly string[]): string {
  const rows = Array.from({ length: ofList }, (_, index) => {
    const cells = [
      addDays(firstOfList, Math.floor(index / listOfDay))
        .split('-')
        .toReversed()
        .join('/'),
      `${8 + Math.floor((index % listOfDay) / 4)}h${two((index % 4) * 10 + 5)}`,
      plots[index % plots.length],
      comma(1.8 + (index % 9) / 10, 1),
      comma(5.6 + (index % 5) / 10, 1),
      comma(2.9 + (index % 11) / 10, 1),
      `${20 + (index % 15)} %`,
    ];
    return cells.join(';');
  });
  const heads = 'Date;Heure;Parcelle;EC apport;pH apport;EC drainage;% drainage';
  return ['Relevés de la ferme', '', heads, ...rows].join('\r\n');
}

/** Water and light of the whole farm, as a climate computer writes them. */
function waterFile(): string {
  const rows = Array.from({ length: ofClimate }, (_, index) =>
    [addDays('2024-01-01', index), comma(3 + (index % 20) / 10, 1), String(900 + ((index * 37) % 1400))].join(';'),
  );
  return ['Date;Irrigation (L/m2);Rayonnement (J/cm2)', ...rows].join('\r\n');
}

/** A person who taps, and counts it. */
class Fingers {
  count = 0;

  async tap(what: Locator): Promise<void> {
    await what.click(soon);
    this.count += 1;
  }

  /** From the start of the app to the import. */
  async goToImport(page: Page): Promise<void> {
    await page.goto(`${prefix}/app`);
    await this.tap(page.getByRole('navigation').getByRole('link', { name: textOf('readings.nav.history') }));
    await this.tap(page.getByRole('link', { name: textOf('readings.history.import') }));
  }

  /** Opens a file: a tap on the button, and one on the file in the phone's own list. */
  async open(page: Page, name: string, text: string): Promise<void> {
    const chooser = page.waitForEvent('filechooser');
    await this.tap(page.locator('label:has(input[type=file])'));
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    this.count += 1;
  }
}

const importButton = (page: Page) => page.getByRole('button', { name: /^Importer [\d\s\u202f\u00a0]+relevés?$/ });
const past = (page: Page) => page.getByRole('list', { name: textOf('readings.imports.past') });

test('a season of three files comes in with few taps, whole or not at all, and is undone', async ({ world }, info) => {
  test.setTimeout(900_000);
  const device = await OtherDevice.of(world.api, 'manager');
  const plots = device.plots.slice(0, 4);
  const names = plots.map(({ name }) => name);
  const rows = async () => Promise.all(plots.map(async ({ id }) => device.readingsOf(id, '2021-01-01', '2024-12-31')));
  const before = await rows();
  const water = () => device.waterDays({ from: '2024-01-01', to: addDays('2024-01-01', ofClimate - 1) });
  const waterBefore = await water();
  const added = async () => (await rows()).flat().length - before.flat().length;
  const wasImported = async (name: string, count: number) =>
    (await device.imports()).some(({ file_name, imported }) => file_name === name && imported === count);

  // The phone dies while the logger's readings are sent.
  const profile = info.outputPath('profile');
  const dying = await openPhone(profile, world.web.url);
  await openFarm(dying.page, world, 'manager');
  const lost = new Fingers();
  await lost.goToImport(dying.page);
  await lost.open(dying.page, 'ec.dat', loggerFile(names));
  await expect(importButton(dying.page)).toBeEnabled(soon);
  await expect(importButton(dying.page)).toHaveText(new RegExp(written(ofLogger)));
  const sent = dying.page.waitForRequest((request) => request.method() === 'PUT' && /\/imports\//.test(request.url()));
  await lost.tap(importButton(dying.page));
  await sent;
  await dying.kill();
  // The server may still be writing what it had received.
  expect([0, ofLogger]).toContain(await added());

  const { page, context } = await openPhone(profile, world.web.url);
  const fingers = new Fingers();
  await fingers.goToImport(page);
  await fingers.open(page, 'ec.dat', loggerFile(names));
  const allThere = page.getByText(textOf('readings.imports.allThere'));
  await expect(allThere.or(page.getByText(new RegExp(`^Lignes prêtes.*${written(ofLogger)}\\D+sur`)))).toBeVisible(
    soon,
  );
  if (await allThere.isHidden()) {
    await fingers.tap(importButton(page));
    await expect(page.getByText(new RegExp(`^${written(ofLogger)} relevés importés · `)).first()).toBeVisible(soon);
  }
  expect(await added()).toBe(ofLogger);
  await expect.poll(() => wasImported('ec.dat', ofLogger), soon).toBe(true);

  // The list kept by hand names two plots that the farm lacks.
  await fingers.open(page, 'cahier.csv', handList([...names.slice(0, 2), 'Nord', 'Sud']));
  await page.getByRole('button', { name: 'Créer 2 parcelles' }).click(soon);
  await expect(importButton(page)).toHaveText(new RegExp(written(ofList)), soon);
  await fingers.tap(importButton(page));
  await expect(page.getByText(new RegExp(`^${written(ofList)} relevés importés · `)).first()).toBeVisible(soon);
  await expect(page.getByRole('link', { name: textOf('readings.imports.look') })).toBeVisible();
  await expect(page.getByRole('link', { name: textOf('readings.imports.campaign') })).toHaveAttribute(
    'href',
    new RegExp(`from=${firstOfList}&to=${addDays(firstOfList, ofList / listOfDay - 1)}`),
  );

  // Water of the climate computer, opened at the same place.
  await fingers.open(page, 'climat.csv', waterFile());
  await fingers.tap(page.getByRole('button', { name: `Importer ${ofClimate} jours d’eau et de lumière` }));
  await expect(page.getByText(new RegExp(`^${ofClimate} jours d’eau et de lumière enregistrés`)).first()).toBeVisible(
    soon,
  );
  await expect.poll(async () => (await water()).length, soon).toBe(ofClimate);
  expect(fingers.count).toBeLessThanOrEqual(mostTaps);

  // All three imports are undone: row by row everything is as before.
  await page.goto(`${prefix}/app/import`);
  for (const name of ['climat.csv', 'cahier.csv', 'ec.dat']) {
    await past(page).getByRole('listitem').filter({ hasText: name }).getByRole('button').first().click(soon);
    const undo = page.getByRole('alertdialog').getByRole('button', { name: textOf('readings.imports.undo') });
    await undo.click();
    await expect(undo).toBeHidden();
    if (name !== 'climat.csv') await expect.poll(() => wasUndone(device, name), soon).toBe(true);
  }
  expect(await rows()).toEqual(before);
  await expect.poll(water, soon).toEqual(waterBefore);
  await context.close();
});

const wasUndone = async (device: OtherDevice, name: string) =>
  (await device.imports()).some(({ file_name, undone_at }) => file_name === name && undone_at !== undefined);
