import { read, sheet } from '@seguia/testing/sheets';
import { expect, test } from 'vitest';
import type { Sheet } from '../domain/imports/cells/sheet.ts';
import { zoneClock } from '../domain/farm-time.ts';
import { csvLines } from '../domain/imports/cells/csv-lines.ts';
import { noAnswers } from '../domain/imports/tables/import-answers.ts';
import { importWater } from '../domain/water/water-import.ts';
import { waterText } from './water-text.ts';

const plots = [{ id: 'plot-1', name: 'Serre 1' }];
const textOf = (...sheets: Sheet[]) => waterText(sheets, plots, read(sheets))?.text ?? null;

test('finds water and light below a title', () => {
  const climate = sheet(
    'Climat',
    ['Station du nord'],
    ['Date', 'Serre', 'Arrosage', 'Lumière (J/cm²)'],
    ['13/01/2024', 'Serre 1', 3.1, 900],
  );
  expect(textOf(sheet('Notes', ['rien']), climate)).toBe(
    'Date\tSerre\tArrosage\tLumière (J/cm²)\n2024-01-13\tSerre 1\t3.1\t900',
  );
});

test('leaves out what the readings take as a measure', () => {
  const both = sheet(
    'Serres',
    [
      'Date',
      'Heure',
      'EC apport',
      'Volume apport (mL/goutteur)',
      'Volume drainé (mL)',
      'Nb goutteurs',
      'Irrigation (mm)',
    ],
    ['13/01/2024', '08:30', 2.1, 110, 250, 10, 3.2],
  );
  expect(textOf(both)).toBe('Date\tHeure\tIrrigation (mm)\n2024-01-13\t08:30\t3.2');
});

test.each([
  ['readings', ['Date', 'Heure', 'EC apport', 'EC drainage']],
  ['an intake that may be an EC', ['Date', 'Heure', 'Apport', 'Drainage']],
  ['power of the sun', ['Date', 'Heure', 'Solar (W/m²)', 'Temp']],
])('finds no water in %s', (_, heads) => {
  expect(textOf(sheet('Serres', heads, ['13/01/2024', '08:30', 2.1, 3.1]))).toBeNull();
});

test('does not ask what a plot named after light holds', () => {
  const light = sheet('Climat', ['Date', 'Irrigation (L/m2)', 'Rayonnement (J/cm2)'], ['13/01/2024', 3.1, 900]);
  expect(read(light).questions).toEqual([]);
});

test('what a person answered for the readings holds for their water', () => {
  const both = sheet(
    'Serres',
    ['Jour', 'Parcelle', 'EC apport', 'Irrigation (mm)', 'Rayonnement (J/cm²)'],
    ['04/03/2024', 'Tunel A', 2.1, '3,2', '1.250'],
    ['05/03/2024', 'Tunel B', 2.2, '3,3', '1.300'],
  );
  const answers = {
    ...noAnswers,
    order: 'monthFirst',
    plots: { 'tunel a': 'plot-1', 'tunel b': null },
    decimal: ',',
  } as const;
  expect(waterText([both], plots, read(both, answers), answers)?.text).toBe(
    'Date\tParcelle\tIrrigation (mm)\tRayonnement (J/cm²)\n2024-04-03\tSerre 1\t3,2\t1250',
  );
});

test('the water begins below the row of heads that a person marked', () => {
  const twice = sheet(
    'Serres',
    ['Date', null, 'Irrigation (mm)'],
    ['01/01/2023', null, 9.9],
    ['Date', 'EC apport', 'Irrigation (mm)'],
    ['13/01/2024', 2.1, 3.2],
  );
  const answers = { ...noAnswers, heads: { Serres: 3 } };
  expect(waterText([twice], plots, read(twice, answers), answers)?.text).toBe('Date\tIrrigation (mm)\n2024-01-13\t3.2');
});

test('finds water without a unit only where nothing beside it may be a reading', () => {
  const water = sheet('Eau', ['Jour', 'Arrosage'], ['13/01/2024', 3.1]);
  expect(textOf(water)).toBe('Jour\tArrosage\n13/01/2024\t3.1');
  const both = sheet('Eau', ['Jour', 'Arrosage', 'EC apport'], ['13/01/2024', 3.1, 2.2]);
  expect(textOf(both)).toBeNull();
});

test('reads the sheets of several months as one table, and counts the rows of each', () => {
  const month = (name: string, day: string) =>
    sheet(name, ['Climat'], ['Date', 'Eau (mm)'], [day, 3.1], [null], [day, 4]);
  const other = sheet('Autre', ['Date', 'Rayonnement (J/cm²)'], ['13/03/2024', 900]);
  const all = [month('Janvier', '13/01/2024'), other, month('Février', '13/02/2024')];
  expect(waterText(all, plots, read(all))).toEqual({
    text: ['Date\tEau (mm)', '13/01/2024\t3.1', '', '13/01/2024\t4', '13/02/2024\t3.1', '', '13/02/2024\t4'].join('\n'),
    sheets: [
      { sheet: 'Janvier', line: 1, row: 2 },
      { sheet: 'Février', line: 5, row: 3 },
    ],
    named: {},
  });
});

test('a column that nothing names is water where a person says so, once for the sheets of all months', () => {
  const month = (name: string, day: number) =>
    sheet(name, ['Time ', 'Irr', 'Drain'], [day, 3.4, 1], [day + 1, 3.6, 1.1]);
  const all = [month('March', 46083), month('April', 46113)];
  expect(textOf(...all)).toBeNull();
  const answers = { ...noAnswers, columns: { 'March!B1': 'irrigation' }, heads: { March: 1 } } as const;
  const found = waterText(all, plots, read(all, answers), answers);
  expect(found).toMatchObject({ named: { Irr: 'irrigation' }, sheets: [{ sheet: 'March' }, { sheet: 'April' }] });
  const { days, columns } = importWater(csvLines(found?.text ?? ''), {
    plots,
    clock: zoneClock('Africa/Casablanca'),
    now: Date.parse('2026-11-23T12:00:00Z') / 1000,
    readNumber: Number,
    named: found?.named ?? {},
    units: { irrigation: 'mm' },
  });
  expect(days.map(({ date, irrigation }) => `${date} ${irrigation}`)).toEqual([
    '2026-03-02 3.4',
    '2026-03-03 3.6',
    '2026-04-01 3.4',
    '2026-04-02 3.6',
  ]);
  expect(columns.map(({ column }) => column?.holds ?? null)).toEqual(['date', 'irrigation', null]);
});

test('takes no head for one that a person has named because every object has a member of that name', () => {
  expect(textOf(sheet('Journal', ['Date', 'constructor', 'toString'], ['13/01/2024', 3.1, 900]))).toBeNull();
});
