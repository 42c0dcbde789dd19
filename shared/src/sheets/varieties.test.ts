import { read, sheet } from '@seguia/testing/sheets';
import { expect, test } from 'vitest';
import { varietiesOf, varietyColumns } from './varieties.ts';

// Specification 10: a variety that a file names is made from the import
test('finds the varieties that rows name, with their days in each plot', () => {
  const rows = [
    ['Date', 'Heure', 'Parcelle', 'Variété', 'EC apport'],
    ['13/01/2024', '08:30', 'Serre 1', 'Maxi', 2.1],
    ['20/03/2024', '08:30', 'Serre 1', 'MAXI ', 2.2],
    ['14/01/2024', '08:30', 'Serre 2', 'Pristyla', 2.2],
    ['15/01/2024', '08:30', 'Serre 2', null, 2.2],
    ['16/01/2024', '08:30', 'Serre 12', 'Maxi', 'bouché'],
    ['13/01/2025', '08:30', 'Serre 1', 'Maxi', 2.1],
  ];
  expect(varietiesOf(read(sheet('Cahier', ...rows)))).toEqual([
    { head: 'Variété', name: 'Maxi', plotId: 'plot-1', from: '2024-01-13', to: '2024-03-20' },
    { head: 'Variété', name: 'Maxi', plotId: 'plot-1', from: '2025-01-13', to: '2025-01-13' },
    { head: 'Variété', name: 'Pristyla', plotId: 'plot-2', from: '2024-01-14', to: '2024-01-14' },
  ]);
  expect(varietyColumns(read(sheet('Cahier', ...rows))).map(({ head }) => head)).toEqual(['Variété']);
});

test('finds no variety in a row of several plots, and none in a column of something else', () => {
  const across = sheet(
    'Cahier',
    ['Date', 'Variété', 'EC apport Serre 1', 'EC apport Serre 2'],
    ['13/01/2024', 'Maxi', 2.1, 2.2],
  );
  const remark = sheet(
    'Cahier',
    ['Date', 'Parcelle', 'Variété note', 'EC apport'],
    ['13/01/2024', 'Serre 1', 'Maxi', 2.1],
  );
  for (const file of [across, remark]) expect(varietiesOf(read(file, { time: '08:00' }))).toEqual([]);
});
