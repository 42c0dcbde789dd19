import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateCell, read, sheet } from '@seguia/testing/sheets';

const head = ['Date', 'Heure', 'Parcelle', 'EC apport', 'pH apport', 'EC drain', 'Observations'];

const cells = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  fc.double({ min: -5, max: 4000, noNaN: true }),
  fc.constantFrom(
    '2,1',
    '5.8',
    '8h30',
    '13/03/2025',
    'Serre 1',
    'S2',
    'Total',
    'Moyenne',
    'bouché',
    '-',
    '',
    '  ',
    'نعم',
  ),
  fc
    .integer({ min: 0, max: 9000 })
    .map((day) => dateCell(new Date(Date.UTC(2010, 0, 1 + day)).toISOString().slice(0, 10))),
  fc.string({ maxLength: 12, unit: fc.constantFrom('q', 'z', '7', ',', '.', '-', '/', ' ', 'ب') }),
);
const rowsOf = fc.array(fc.array(cells, { minLength: 0, maxLength: head.length }), { maxLength: 30 });

/** Whether a row contains something. */
const isWritten = (row: readonly unknown[]) =>
  row.some((cell) => (typeof cell === 'string' ? cell.trim() !== '' : cell !== null));

test('each row below the head with something in it is listed, whatever it holds', () => {
  fc.assert(
    fc.property(rowsOf, (rows) => {
      const { rows: listed, counts } = read(sheet('Feuil1', head, ...rows));
      const there = new Set(listed.map(({ row }) => row));
      const written = rows.flatMap((row, index) => (isWritten(row) ? [index + 2] : []));
      expect(written.filter((row) => !there.has(row))).toEqual([]);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(listed.length);
    }),
  );
});
