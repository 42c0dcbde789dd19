import { describe, expect, test } from 'vitest';
import { mergeWater, mineUponWater, waterUponTheirs } from './water-merge.ts';

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

describe('my change on top of what somebody else did', () => {
  test.each([
    ['both removed the day', day(5, 9), null, null, { end: 'dropped' }],
    ['I wrote a day anew that they removed', null, day(0, null), null, { end: 'again', values: day(0, null) }],
    ['I changed a day that they removed', day(5, 9), day(6, 9), null, { end: 'asked' }],
    ['I removed a day that they changed', day(5, 9), null, day(0, 9), { end: 'asked' }],
    ['both changed one value, I to 0', day(5, 9), day(0, 9), day(6, 9), { end: 'asked' }],
    ['both changed to the same', day(5, 9), day(0, 9), day(0, 9), { end: 'dropped' }],
    ['each changed another value', day(5, 9), day(0, 9), day(5, 0), { end: 'again', values: day(0, 0) }],
  ])('%s', (_, seen, mine, theirs, end) => {
    expect(waterUponTheirs(seen, mine, theirs)).toEqual(end);
  });

  test('a person who keeps their own change keeps only what they changed', () => {
    expect(mineUponWater(day(5, 9), day(0, 9), day(6, 8))).toEqual(day(0, 8));
    expect(mineUponWater(day(5, 9), day(0, 9), null)).toEqual(day(0, 9));
    expect(mineUponWater(day(5, 9), null, day(6, 8))).toBeNull();
  });
});
