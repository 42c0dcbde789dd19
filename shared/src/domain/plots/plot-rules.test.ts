import { expect, test } from 'vitest';
import { checkPlot, type PlotValues } from './plot-rules.ts';

const plot: PlotValues = { name: 'Serre 1', irrigationUnits: 1 };
const others = ['Serre 2'];

test('a plot needs only a name and its units', () => {
  expect(checkPlot(plot, others)).toEqual([]);
  const full = { ...plot, house: 'Nord', area: 0.5, drippers: 1, dripperRate: 2000, dripperRateUnit: 'ml_per_hour' };
  expect(checkPlot(full as PlotValues, others)).toEqual([]);
});

// Specification 10: plots that look alike by name are refused
test.each([
  [{ name: ' ' }, 'name', 'name_missing'],
  [{ name: 'serre 2' }, 'name', 'name_taken'],
  [{ name: 'x'.repeat(81) }, 'name', 'name_too_long'],
  [{ house: 'x'.repeat(81) }, 'house', 'house_too_long'],
  [{ area: 0 }, 'area', 'area_impossible'],
  [{ area: 1_000_001 }, 'area', 'area_impossible'],
  [{ area: Number.NaN }, 'area', 'area_impossible'],
  [{ irrigationUnits: -1 }, 'irrigationUnits', 'irrigation_units_impossible'],
  [{ irrigationUnits: 1.5 }, 'irrigationUnits', 'irrigation_units_impossible'],
  [{ irrigationUnits: 1001 }, 'irrigationUnits', 'irrigation_units_impossible'],
  [{ drippers: 0 }, 'drippers', 'drippers_impossible'],
  [{ drippers: 2.5 }, 'drippers', 'drippers_impossible'],
  [{ dripperRate: 0, dripperRateUnit: 'ml_per_hour' }, 'dripperRate', 'dripper_rate_impossible'],
  [{ dripperRate: 100_001, dripperRateUnit: 'ml_per_pulse' }, 'dripperRate', 'dripper_rate_impossible'],
  [{ dripperRate: 2000 }, 'dripperRateUnit', 'dripper_rate_unit_missing'],
] as [Partial<PlotValues>, string, string][])('%j is refused', (change, field, code) => {
  expect(checkPlot({ ...plot, ...change }, others)).toEqual([{ field, code }]);
});

test('accepts the largest of each', () => {
  const most = {
    house: 'x'.repeat(80),
    area: 1_000_000,
    irrigationUnits: 1000,
    drippers: 1_000_000,
    dripperRate: 100_000,
  };
  expect(checkPlot({ ...plot, ...most, irrigationUnits: 0, dripperRateUnit: 'ml_per_pulse' }, others)).toEqual([]);
});
