import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { riseOfWeek } from './salt.ts';

const days = (values: readonly (number | null)[], first = 0) =>
  values.flatMap((value, at) => (value === null ? [] : [{ day: first + at, value }]));
const rising = days([3, 3.1, 3.2, 3.3, 3.4, 3.5, 3.6]);

describe('a rise of the week', () => {
  test.each([
    ['0.08 a day is 0.56 in seven days', [3, 3.08, 3.16, 3.24, 3.32, 3.4, 3.48], 0.56],
    ['0.07 a day is less than 0.5', [3, 3.07, 3.14, 3.21, 3.28, 3.35, 3.42], null],
    ['four of 21 pairs of days may fall', [3, 3.5, 3.1, 3.6, 3.5, 3.9, 3.8], 0.9333333],
    ['five may not', [3.3, 3.2, 3.1, 3.9, 3.5, 4.1, 4], null],
    ['five days are enough', [3, null, 3.2, 3.3, null, 3.5, 3.6], 0.7],
    ['four are not', [3, null, null, 3.3, null, 3.5, 3.6], null],
    ['a first day that was wrong', [9, 3.1, 3.2, 3.3, 3.4, 3.5, 3.6], null],
    ['one high day does not make it', [3, 3, 3, 3, 3, 3, 6], null],
    ['nor does a fall', [3.6, 3.5, 3.4, 3.3, 3.2, 3.1, 3], null],
  ] as const)('%s', (_why, values, rise) => {
    const found = riseOfWeek(days(values), 6);
    if (rise === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(rise, 6);
  });

  test('looks only at the seven days, in whatever order they come', () => {
    const before = days([9, 9, 9], -3);
    expect(riseOfWeek([...rising.toReversed(), ...before], 6)).toBeCloseTo(0.7, 9);
    expect(riseOfWeek([...before, ...rising], 9)).toBeNull();
  });

  test('is at least 0.5, and none if the week ends no higher than a day before', () => {
    const week = fc.array(fc.double({ min: 1, max: 8, noNaN: true }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(week, (values) => {
        const rise = riseOfWeek(days(values), 6);
        if (rise !== null) expect(rise).toBeGreaterThanOrEqual(0.5);
        if (values.every((value) => value >= (values[6] ?? 0))) expect(rise).toBeNull();
      }),
    );
  });
});
