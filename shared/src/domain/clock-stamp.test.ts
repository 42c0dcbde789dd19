import { describe, expect, test } from 'vitest';
import { type ClockKnowledge, type ClockStamp, instantOfStamp, isCertain, lackingOf } from './clock-stamp.ts';

const stamp: ClockStamp = { instant: 1_000_000, difference: 0, run: 'a', paused: 0, heard: 999_000_000 };
const known: ClockKnowledge = { run: 'a', paused: 0, difference: 0, now: 1_010_000_000 };
const hour = 3_600_000;

type Case = [instant: number, Partial<ClockStamp>, Partial<ClockKnowledge>];

describe('within one run and without a pause an instant moves with the clock’s error', () => {
  test.each<Case>([
    [1_000_000, {}, {}],
    [996_400, {}, { difference: -hour }],
    [1_003_600, {}, { difference: hour }],
    [1_000_000, { difference: hour }, { difference: hour }],
    [996_400, { difference: hour }, {}],
    [1_000_000, {}, { difference: 299_999 }],
    [1_000_300, {}, { difference: 300_000 }],
    [999_700, {}, { difference: -300_000 }],
    [996_400, {}, { difference: -hour, paused: 299_000 }],
    [996_400, { paused: 1_000_000 }, { difference: -hour, paused: 1_100_000 }],
  ])('%i: %j, known %j', (instant, then, now) => {
    expect(instantOfStamp({ ...stamp, ...then }, { ...known, ...now })).toBe(instant);
  });
});

describe('after a pause the first possible instant counts', () => {
  test.each<Case>([
    [999_000, {}, { difference: -1_000_000, paused: 600_000 }],
    [1_000_000, {}, { difference: -hour, paused: 300_000 }],
    // Two instants are possible: the one that the clock showed, and that one moved by the pause. The one that needs no pause is meant.
    [1_000_000, { heard: 999_800_000 }, { difference: -600_000, paused: 700_000 }],
    [1_000_900, { heard: 1_000_800_000 }, { difference: 300_000, paused: 600_000 }],
    [1_000_600, { heard: 1_000_500_000 }, { difference: -1_000_000, paused: 600_000 }],
    [1_000_000, { heard: 1_009_000_000 }, { difference: -1_000_000, paused: 600_000 }],
  ])('%i: %j, known %j', (instant, then, now) => {
    expect(instantOfStamp({ ...stamp, ...then }, { ...known, ...now })).toBe(instant);
  });
});

describe('in another run it stays, unless it is in the future or before the last contact', () => {
  const run = 'b';
  test.each<Case>([
    [1_000_000, {}, { run, difference: -300_000 }],
    [1_000_000, {}, { run, paused: 900_000 }],
    [1_009_200, { instant: 1_020_000 }, { run, difference: -3 * hour }],
    [1_010_300, { instant: 1_010_300 }, { run, difference: -hour }],
    [1_006_701, { instant: 1_010_301 }, { run, difference: -hour }],
    [1_000_000, { heard: 1_000_300_000 }, { run, difference: 1_000_000 }],
    [1_001_000, { heard: 1_000_301_000 }, { run, difference: 1_000_000 }],
    [1_000_000, { heard: null }, { run, difference: 1_000_000 }],
    [1_020_000, { instant: 1_020_000 }, { run, difference: hour }],
    [1_020_000, { instant: 1_020_000, heard: null }, { run, paused: 9 * hour }],
  ])('%i: %j, known %j', (instant, then, now) => {
    expect(instantOfStamp({ ...stamp, ...then }, { ...known, ...now })).toBe(instant);
  });
});

describe('a stamp is certain if the device’s clock has the same error now, and its instant is possible', () => {
  test.each<[boolean, Partial<ClockStamp>, Partial<ClockKnowledge>]>([
    [true, {}, {}],
    [true, { difference: hour }, { difference: hour }],
    [true, {}, { difference: 299_999 }],
    [false, {}, { difference: 300_000 }],
    [false, { difference: hour }, {}],
    [true, {}, { now: 999_700_000 }],
    [false, {}, { now: 999_699_999 }],
    [true, { heard: 1_000_300_000 }, {}],
    [false, { heard: 1_000_300_001 }, {}],
    [true, { heard: null }, {}],
  ])('%s: %j, known %j', (certain, then, now) => {
    expect(isCertain({ ...stamp, ...then }, { ...known, ...now })).toBe(certain);
  });
});

test('measures the clock’s error in the middle of the call, and not at all if the clocks drifted meanwhile', () => {
  const began = { wall: 5000, steady: 100 };
  expect(lackingOf(10, began, { wall: 6000, steady: 1100 })).toBe(10_500 - 5500);
  expect(lackingOf(10, began, { wall: 7999, steady: 1100 })).toBe(10_500 - 7499);
  expect(lackingOf(10, began, { wall: 8000, steady: 1100 })).toBeNull();
  expect(lackingOf(10, began, { wall: 4000, steady: 1100 })).toBeNull();
});
