import { expect, test } from 'vitest';
import { pastedPlots } from './pasted-plots.ts';

const problemOf = (line: string, others: string[] = []) => pastedPlots(line, others)[0]?.problem ?? null;

test('a line becomes a plot with its details, and what is planted there', () => {
  expect(pastedPlots('Serre 1\tTomate\tTorry\t1200,5\t2400\tNord', [])).toMatchObject([
    {
      line: 1,
      values: { name: 'Serre 1', house: 'Nord', area: 1200.5, drippers: 2400, irrigationUnits: 1 },
      crop: 'Tomate',
      variety: 'Torry',
      problem: null,
    },
  ]);
});

test('an area in hectares becomes one in m²', () => {
  expect(pastedPlots('Nom\tha\nSerre 1\t0,12', [])[0]?.values.area).toBe(1200);
});

test.each([
  ['Serre 1', 'name_taken'],
  ['Serre 2\tTomate', 'variety_missing'],
  ['Nom\tVariété\nSerre 2\tTorry', 'crop_missing'],
  [`Serre 2\t${'a'.repeat(81)}\tTorry`, 'name_too_long'],
  [`Serre 2\tTomate\t${'a'.repeat(81)}`, 'name_too_long'],
  ['Serre 2\t1.200', 'thousands_unclear'],
  ['Serre 2\t9999999', 'area_impossible'],
  ['Serre 2\t900\t1,5', 'drippers_impossible'],
])('names what is wrong with %j', (line, code) => {
  expect(problemOf(line, ['serre 1'])?.code).toBe(code);
});
