import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUsual } from './measures.ts';
import { fixesForTooLarge, swapFix } from './reading-fixes.ts';

const intake = { ec: 'intakeEc', ph: 'intakePh' } as const;

describe('typed EC and pH', () => {
  test.each([
    ['the pH is one that is seen', 5.8, 5],
    ['the pH would be no usual EC', 5.8, 0.1],
    ['the EC would be no usual pH', 9, 2.1],
    ['both would stay unusual', 9, 0.1],
    ['a value is missing', null, 2.1],
    ['the other is missing', 5.8, undefined],
    ['a value is still text', '5.8', 2.1],
    ['the other is still text', 5.8, '2.1'],
  ])('do not count as swapped if %s', (_why, ec, ph) => {
    expect(swapFix(intake, ec, ph)).toBeNull();
  });

  test.each([
    [5.8, 2.1],
    [4.5, 0.3],
    [7.5, 4.4],
  ])('count as swapped with EC %d and pH %d, up to the ends of what is usual', (ec, ph) => {
    expect(swapFix(intake, ec, ph)).toEqual({ kind: 'swap', values: { intakeEc: ph, intakePh: ec } });
  });
});

describe('a value that is too large', () => {
  type Field = 'intakeEc' | 'drainEc' | 'drainPh' | 'drainPercent';
  const offered = (field: Field, value: number, compared?: number | null) =>
    fixesForTooLarge(field, value, compared).map((fix) => Object.values(fix.values)[0]);

  test.each([
    ['intakeEc', 21, [2.1]],
    ['intakeEc', 27, [2.7]],
    ['intakeEc', 210, [2.1]],
    ['intakeEc', 2137, [2.137]],
    ['intakeEc', 50, [5, 0.5]],
    ['intakeEc', 450, [4.5, 0.45]],
    ['intakeEc', 6000, []],
    ['drainPh', 45, [4.5]],
    ['drainPh', 800, [8]],
    ['drainPh', 2000, []],
    ['drainPercent', 600, [60, 6]],
    ['intakeEc', Number.POSITIVE_INFINITY, []],
    ['drainPercent', Number.POSITIVE_INFINITY, []],
  ] as const)('repairs %s of %d to a usual value: %j', (field, value, expected) => {
    expect(offered(field, value)).toEqual(expected);
  });

  test.each([
    ['intakeEc', 27, 2.4, [2.7]],
    ['intakeEc', 450, 2.4, [4.5]],
    ['intakeEc', 450, 0.6, [0.45]],
    ['intakeEc', 480, 2.4, [4.8]],
    ['intakeEc', 490, 2.4, []],
    ['intakeEc', 12, 2.4, [1.2]],
    ['intakeEc', 11, 2.4, []],
    ['drainEc', 75, 2.4, []],
    ['intakeEc', 27, null, [2.7]],
    ['intakeEc', 27, 0, [2.7]],
  ] as const)('repairs %s of %d after %d to a near value: %j', (field, value, compared, expected) => {
    expect(offered(field, value, compared)).toEqual(expected);
  });

  // Specification 10: repairs are usual and near the last value
  test('a repair is always usual and near, and moves a decimal mark by one place', () => {
    const typed = fc.double({ min: 5.01, max: 20_000, noNaN: true });
    fc.assert(
      fc.property(typed, fc.double({ min: 0.3, max: 5, noNaN: true }), (value, compared) => {
        const repaired = offered('intakeEc', value, compared);
        expect(repaired.length).toBeLessThan(2);
        for (const repair of repaired) {
          expect(isUsual('intakeEc', repair ?? 0)).toBe(true);
          expect(Math.abs(Math.log2((repair ?? 0) / compared))).toBeLessThan(1.000001);
        }
      }),
    );
  });
});
