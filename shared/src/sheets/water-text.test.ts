import { read, sheet } from '@seguia/testing/sheets';
import { expect, test } from 'vitest';
import type { Sheet } from '../domain/imports/cells/sheet.ts';
import { waterText } from './water-text.ts';

const plots = [{ id: 'plot-1', name: 'Serre 1' }];
const textOf = (...sheets: Sheet[]) => waterText(sheets, plots, read(sheets));

test('finds water and light below a title', () => {
  const climate = sheet(
    'Climat',
    ['Station du nord'],
    ['Date', 'Serre', 'Arrosage', 'Lumière (J/cm²)'],
    ['13/01/2024', 'Serre 1', 3.1, 900],
  );
  expect(textOf(sheet('Notes', ['rien']), climate)).toBe(
    'Date\tSerre\tArrosage\tLumière (J/cm²)\n13/01/2024\tSerre 1\t3.1\t900',
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
  expect(textOf(both)).toBe('Date\tHeure\tIrrigation (mm)\n13/01/2024\t08:30\t3.2');
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
