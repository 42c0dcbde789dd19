import { expect, test } from 'vitest';
import { mergeWater } from './water-merge.ts';

const day = (irrigation: number | null, radiation: number | null) => ({ irrigation, radiation });

test('one person’s water and another one’s light both stay', () => {
  expect(mergeWater(null, day(6, null), day(null, 2400))).toEqual({ values: day(6, 2400), clash: [] });
  expect(mergeWater(day(5, 2000), day(6, 2000), day(5, 2400))).toEqual({ values: day(6, 2400), clash: [] });
});

test('an equal change by both is no conflict; a different one is, with mine first', () => {
  expect(mergeWater(null, day(6, null), day(6, null)).clash).toEqual([]);
  expect(mergeWater(day(5, null), day(6, null), day(7, null))).toEqual({ values: day(6, null), clash: ['irrigation'] });
});

test('keeps my removal of a value', () => {
  expect(mergeWater(day(5, 2000), day(null, 2000), day(5, 2400)).values).toEqual(day(null, 2400));
});
