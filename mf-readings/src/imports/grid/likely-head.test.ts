import { expect, test } from 'vitest';
import { likelyHead } from './likely-head.ts';

const rowsOf = (...rows: string[][]) => rows.map((cells, index) => ({ row: index + 1, cells }));

test('takes the row of texts above numbers for the heads, and none where no row is one', () => {
  expect(likelyHead(rowsOf(['Farm', ''], ['Time', 'Irr', 'Drain'], ['46083', '3.4', '1.0']))).toBe(2);
  expect(likelyHead(rowsOf(['46083', '3.4'], ['46084', '3.6']))).toBe(0);
  expect(likelyHead(rowsOf(['Time', 'Irr'], ['soon', 'much']))).toBe(0);
  expect(likelyHead(rowsOf(['02/03/2026', 'clear'], ['46083', '3.4']))).toBe(0);
});
