import { expect, test } from 'vitest';
import { pastedTable } from './pasted-table.ts';

/** The filled cells of each line. */
const read = (text: string) =>
  pastedTable(text).lines.map(({ line: _line, ...cells }) =>
    Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '')),
  );

test('a line without heads is name, crop, variety and house, and its numbers are the area and the drippers', () => {
  expect(read('Serre 1\tTomate\tTorry\t1200\t2400\tNord\nSerre 2\tTomate\t\t800,5')).toEqual([
    { name: 'Serre 1', crop: 'Tomate', variety: 'Torry', area: '1200', drippers: '2400', house: 'Nord' },
    { name: 'Serre 2', crop: 'Tomate', area: '800,5' },
  ]);
  expect(read('Serre 1;1200;Tomate;Torry')).toEqual([
    { name: 'Serre 1', area: '1200', crop: 'Tomate', variety: 'Torry' },
  ]);
});

test.each([
  ['fr', 'Surface m2\tNom\tVariété\tCulture\tSerre\tGoutteurs'],
  ['en', 'Area\tPlot\tVariety\tCrop\tGreenhouse\tDrippers'],
  ['es', 'Superficie\tParcela\tVariedad\tCultivo\tInvernadero\tGoteros'],
  ['pt', 'Área\tTalhão\tVariedade\tCultura\tEstufa\tGotejadores'],
  ['pl', 'Powierzchnia\tKwatera\tOdmiana\tUprawa\tSzklarnia\tKroplowniki'],
  ['ar-MA', 'المساحة\tالقطعة\tالصنف\tالزراعة\tالبيت\tالقطارات'],
])('heads in %s say what their columns hold, in any order', (_, head) => {
  expect(read(`${head}\n1200\t1\tTorry\tTomate\tNord\t90`)).toEqual([
    { area: '1200', name: '1', variety: 'Torry', crop: 'Tomate', house: 'Nord', drippers: '90' },
  ]);
});

test('reads areas in hectares where the head says so, and in m² elsewhere', () => {
  expect(pastedTable('Nom\tSurface (ha)\nA\t1,2').inHectares).toBe(true);
  expect(pastedTable('Nom\tSurface\nA\t1200').inHectares).toBe(false);
  expect(pastedTable('A\t1,2').inHectares).toBe(false);
});

test('a plot with the name of a column is no head', () => {
  expect(read('Serre 1\nSerre 2')).toEqual([{ name: 'Serre 1' }, { name: 'Serre 2' }]);
  expect(read('Serre\nTunnel')).toEqual([{ name: 'Serre' }, { name: 'Tunnel' }]);
  expect(read('Parcelle\nSerre')).toEqual([{ name: 'Serre' }]);
});

test('a line keeps its number, though the head and empty lines are left out', () => {
  expect(pastedTable('Nom\n\nA\n\nB').lines.map(({ line, name }) => [line, name])).toEqual([
    [3, 'A'],
    [5, 'B'],
  ]);
});
