import { describe, expect, test } from 'vitest';
import { fixesForTooLarge, swapFix } from './reading-fixes.ts';

const intake = { ec: 'intakeEc', ph: 'intakePh' } as const;

describe('EC and pH are taken for swapped', () => {
  test.each([
    ['the pH is one that is seen', 5.8, 5],
    ['the pH would be no usual EC', 5.8, 0.1],
    ['the EC would be no usual pH', 9, 2.1],
    ['both would stay unusual', 9, 0.1],
    ['a value is missing', null, 2.1],
    ['the other is missing', 5.8, undefined],
    ['a value is still text', '5.8', 2.1],
    ['the other is still text', 5.8, '2.1'],
  ])('but not where %s', (_why, ec, ph) => {
    expect(swapFix(intake, ec, ph)).toBeNull();
  });

  test.each([
    [5.8, 2.1],
    [4.5, 0.3],
    [7.5, 4.4],
  ])('with EC %d and pH %d, up to the ends of what is usual', (ec, ph) => {
    expect(swapFix(intake, ec, ph)).toEqual({ kind: 'swap', values: { intakeEc: ph, intakePh: ec } });
  });
});

describe('a value that is too large', () => {
  const offered = (field: 'intakeEc' | 'drainPh' | 'drainPercent', value: number) =>
    fixesForTooLarge(field, value).map((fix) => Object.values(fix.values)[0]);

  test.each([
    ['intakeEc', 21, [0.021, 2.1]],
    ['intakeEc', 210, [0.21, 2.1]],
    ['intakeEc', 2137, [2.137]],
    ['intakeEc', 50, [0.05, 5, 0.5]],
    ['drainPh', 45, [4.5]],
    ['drainPh', 800, [8]],
    ['drainPh', 2000, []],
    ['drainPercent', 600, [60, 6]],
    ['intakeEc', Number.POSITIVE_INFINITY, []],
    ['drainPercent', Number.POSITIVE_INFINITY, []],
  ] as const)('%s of %d: %j', (field, value, expected) => {
    expect(offered(field, value)).toEqual(expected);
  });
});
