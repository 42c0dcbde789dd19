import { ecFromStored, type EcUnit } from '@seguia/shared/domain/units';
import type { MovesOn } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { wholeValueOf } from './whole-value.ts';

const inUnit = (ecUnit: EcUnit) => ({ ecUnit, ecFromStored: (value: number) => ecFromStored(value, ecUnit) });
const rule = (measure: Parameters<typeof wholeValueOf>[0], movesOn: MovesOn = 'one', unit: EcUnit = 'mS/cm') =>
  wholeValueOf(measure, movesOn, inUnit(unit));

test('an EC or a pH is whole with one digit before its mark and one after it, within its usual range', () => {
  expect(rule('intakeEc')).toEqual({ before: 1, after: 1, low: 0.3, high: 5 });
  expect(rule('drainPh')).toEqual({ before: 1, after: 1, low: 4.5, high: 8 });
});

test('a person whose meter shows two decimals can wait for both', () => {
  expect(rule('intakeEc', 'two')?.after).toBe(2);
  expect(rule('intakePh', 'never')).toBeUndefined();
});

test('values without decimals are whole with the digits of their usual range', () => {
  expect(rule('drainEc', 'two', 'µS/cm')).toEqual({ before: 4, after: 0, low: 300, high: 8000 });
  expect(rule('drainPercent', 'two')).toMatchObject({ before: 2, after: 0 });
});
