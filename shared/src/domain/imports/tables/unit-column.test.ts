import { lines, read, sheet } from '@seguia/testing/sheets';
import { expect, test } from 'vitest';

const file = (...rows: readonly (readonly [unit: string, ec: number])[]) =>
  sheet(
    'Meter',
    ['Time', 'Conductivity unit', 'Serre 1 Conductivity'],
    ...rows.map(([unit, ec], index): (string | number)[] => [`2026-03-02 08:3${index}`, unit, ec]),
  );
const asIntake = { columns: { 'Meter!C1': 'intakeEc' } } as const;
const valuesOf = (result: ReturnType<typeof read>) => result.rows.map(({ body }) => body?.intakeEc);

test.each([
  ['EC', 2.1, 2.1],
  ['CF', 8, 0.8],
  ['ppm500', 1050, 2.1],
  ['ppm700', 1470, 2.1],
])('reads conductivity in the unit that its own column says: %s', (unit, ec, stored) => {
  expect(valuesOf(read(file([unit, ec], [unit, ec]), asIntake))).toEqual([stored, stored]);
});

test('reads no conductivity whose unit changes from row to row, or is none', () => {
  for (const rows of [file(['EC', 2.1], ['CF', 8]), file(['drops', 2.1])])
    expect(lines(read(rows)).every((line) => line.startsWith('none'))).toBe(true);
});

test('leaves a unit alone that the head of the conductivity names', () => {
  const both = sheet('Meter', ['Time', 'EC unit', 'Serre 1 EC in (mS/cm)'], ['2026-03-02 08:30', 'CF', 2.1]);
  expect(valuesOf(read(both))).toEqual([2.1]);
});
