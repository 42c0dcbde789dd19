import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drainPercent, millilitres } from './drain-percent.ts';
import { fromMillilitres, toMillilitres, volumeUnits, type VolumeUnit } from '../units.ts';

const volumes = (
  totalDrained: number,
  intakePerDripper: number,
  dripperCount: number,
  dripperUnit: VolumeUnit = 'ml',
) => ({
  totalDrained,
  intakePerDripper,
  dripperCount,
  dripperUnit,
});

test('drained ÷ (intake per dripper × drippers) × 100', () => {
  expect(drainPercent(volumes(840, 300, 10))).toBe(28);
  expect(drainPercent(volumes(0, 300, 10))).toBe(0);
  expect(drainPercent(volumes(1, 3, 1))).toBe(33.3333);
});

test('decimals are exact: 0.3 L of three drippers of 0.1 L is 100 %', () => {
  expect(drainPercent(volumes(0.3, 0.1, 3, 'l'))).toBe(100);
  expect(drainPercent({ ...volumes(0.3, 10, 3, 'cl'), drainedUnit: 'l' })).toBe(100);
});

test('without a volume, or with nothing given, there is no percentage', () => {
  expect(drainPercent({ ...volumes(1, 1, 1), totalDrained: null })).toBeNull();
  expect(drainPercent(volumes(1, 0, 1))).toBeNull();
  expect(drainPercent(volumes(1, 1, 0))).toBeNull();
  expect(drainPercent(volumes(-1, 1, 1))).toBeNull();
  expect(drainPercent(volumes(Number.NaN, 1, 1))).toBeNull();
});

const typed = fc.integer({ min: 1, max: 100_000_000 }).map((digits) => Number(`${digits}e-3`));

test('the unit makes no difference, to the last digit', () => {
  fc.assert(
    fc.property(typed, typed, fc.integer({ min: 1, max: 500 }), (drained, each, count) => {
      const results = volumeUnits.flatMap((dripperUnit) =>
        volumeUnits.map((drainedUnit) =>
          drainPercent({
            totalDrained: fromMillilitres(drained, drainedUnit),
            drainedUnit,
            intakePerDripper: fromMillilitres(each, dripperUnit),
            dripperUnit,
            dripperCount: count,
          }),
        ),
      );
      expect(new Set(results).size).toBe(1);
    }),
  );
});

test('agrees with plain arithmetic, except for its rounding', () => {
  fc.assert(
    fc.property(typed, typed, fc.integer({ min: 1, max: 500 }), (drained, each, count) => {
      const plain = (drained / (each * count)) * 100;
      expect(Math.abs((drainPercent(volumes(drained, each, count)) ?? 0) - plain)).toBeLessThanOrEqual(
        0.0000501 + plain * 1e-12,
      );
    }),
  );
});

test('units convert without loss', () => {
  fc.assert(
    fc.property(typed, fc.constantFrom(...volumeUnits), (value, unit) => {
      expect(fromMillilitres(toMillilitres(value, unit), unit)).toBe(value);
    }),
  );
});

test('volumes are in millilitres, each by its own unit', () => {
  expect(millilitres(volumes(3, 2, 10, 'cl'))).toEqual({ drained: 30, given: 200 });
  expect(millilitres({ ...volumes(1.5, 2, 10, 'cl'), drainedUnit: 'l' })).toEqual({ drained: 1500, given: 200 });
  expect(millilitres(volumes(0, 2, 1, 'l'))).toEqual({ drained: 0, given: 2000 });
  expect(millilitres(volumes(1, 0, 1))).toBeNull();
  expect(millilitres(volumes(1, 1, 0))).toBeNull();
  for (const missing of ['totalDrained', 'intakePerDripper', 'dripperCount', 'dripperUnit'])
    for (const none of [null, undefined]) {
      expect(millilitres({ ...volumes(1, 1, 1), [missing]: none })).toBeNull();
      expect(drainPercent({ ...volumes(1, 1, 1), [missing]: none })).toBeNull();
    }
});
