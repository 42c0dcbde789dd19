import { expect, test } from 'vitest';
import { mergeWater } from './water-merge.ts';

const day = (irrigation: number | null, radiation: number | null) => ({ irrigation, radiation });

test('who wrote the water and who wrote the light both keep theirs', () => {
  expect(mergeWater(null, day(6, null), day(null, 2400))).toEqual({ values: day(6, 2400), clash: [] });
  expect(mergeWater(day(5, 2000), day(6, 2000), day(5, 2400))).toEqual({ values: day(6, 2400), clash: [] });
});

test('a value that both changed alike is no clash, in another way it is, and mine is first', () => {
  expect(mergeWater(null, day(6, null), day(6, null)).clash).toEqual([]);
  expect(mergeWater(day(5, null), day(6, null), day(7, null))).toEqual({ values: day(6, null), clash: ['irrigation'] });
});

test('a value that I took away is taken away', () => {
  expect(mergeWater(day(5, 2000), day(null, 2000), day(5, 2400)).values).toEqual(day(null, 2400));
});
