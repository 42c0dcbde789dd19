import { expect, test } from 'vitest';
import { csvOf } from '../csv.ts';
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

test('names lines as an editor does, and leaves empty ones out', () => {
  expect(csvLines('\uFEFFa;b\r\n\r\n;;\r\n"1\n2";3\n4;5\n').map(({ line }) => line)).toEqual([1, 4, 6]);
});

test('reads what the app writes', () => {
  const rows = [
    ['jour', 'note'],
    ['2026-06-14', 'vent; "fort"\nsoir'],
  ];
  expect(cells(csvOf(rows, ','))).toEqual(rows);
});
