import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from '../../csv.ts';
import { csvLines } from './csv-lines.ts';

const cells = (text: string) => csvLines(text).map((row) => row.cells);

test.each([
  ['semicolons and a decimal comma', 'a;b\n1,5;2', ['1,5', '2']],
  ['commas', 'a,b\n1.5,2', ['1.5', '2']],
  ['tabs, as a spreadsheet copies them', 'a\tb\n1,5\t2', ['1,5', '2']],
  ['quotes, with separators and quotes in them', '"a, x",b\n"1,5","say ""2"""', ['1,5', 'say "2"']],
  ['the line ends of other systems', 'a;b\r1;2', ['1', '2']],
])('reads %s', (_name, text, row) => {
  expect(cells(text)[1]).toEqual(row);
});

test('numbers lines as an editor does, and leaves empty ones out', () => {
  expect(csvLines('\uFEFFa;b\r\n\r\n;;\r\n"1\n2";3\n4;5\n').map(({ line }) => line)).toEqual([1, 4, 6]);
});

test('reads what the app writes', () => {
  const rows = [
    ['jour', 'note'],
    ['2026-06-14', 'vent; "fort"\nsoir'],
  ];
  expect(cells(csvOf(rows, ','))).toEqual(rows);
});

const cell = fc.string({ unit: fc.constantFrom('a', '1', ',', ';', '"', ' ', '\n', '\r\n', 'é'), maxLength: 6 });
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

test('reads quoted tables as csv-parse does', () => {
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  const end = fc.constantFrom('\n', '\r\n');
  fc.assert(
    fc.property(table, fc.constantFrom(';', ',', '\t'), end, (rows, delimiter, newLine) => {
      const head = ['day', 'water', 'light'].join(delimiter);
      const text = [head, ...rows.map((row) => row.map(quoted).join(delimiter))].join(newLine);
      const read: string[][] = parse(text, { delimiter, relax_column_count: true });
      const expected = read.map((record) => record.map((text) => text.trim()));
      expect(csvLines(text).map(({ cells }) => cells)).toEqual(
        expected.filter((cells) => cells.some((text) => text !== '')),
      );
    }),
    { seed: 7 },
  );
});
