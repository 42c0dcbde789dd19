import { expect, test } from 'vitest';
import { checkMeter, type MeterValues, quantitiesOf, usualCalibrationDays } from './meter-rules.ts';

const meter: MeterValues = { name: 'Combo 1', kind: 'ec_ph' };
const others = ['Stylo pH'];

test('a meter needs only a name and its kind', () => {
  expect(checkMeter(meter, others)).toEqual([]);
  const full = { ...meter, serialNumber: 'SN 7', phBuffers: [4.01, 7.01, 10.01], ecStandards: [1.413, 12.88] };
  expect(checkMeter({ ...full, calibrationDays: 366, retired: true }, others)).toEqual([]);
  expect(checkMeter({ ...meter, phBuffers: [14], ecStandards: [200], calibrationDays: 1 }, others)).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'name', 'name_missing'],
  [{ name: 'STYLO  PH' }, 'name', 'name_taken'],
  [{ serialNumber: 'x'.repeat(81) }, 'serialNumber', 'serial_number_too_long'],
  [{ phBuffers: [0] }, 'phBuffers', 'buffers_impossible'],
  [{ phBuffers: [14.1] }, 'phBuffers', 'buffers_impossible'],
  [{ phBuffers: [7, 7] }, 'phBuffers', 'buffers_impossible'],
  [{ phBuffers: [1, 2, 3, 4, 5, 6] }, 'phBuffers', 'buffers_impossible'],
  [{ ecStandards: [Number.NaN] }, 'ecStandards', 'standards_impossible'],
  [{ ecStandards: [201] }, 'ecStandards', 'standards_impossible'],
  [{ calibrationDays: 0 }, 'calibrationDays', 'calibration_days_impossible'],
  [{ calibrationDays: 367 }, 'calibrationDays', 'calibration_days_impossible'],
  [{ calibrationDays: 1.5 }, 'calibrationDays', 'calibration_days_impossible'],
] as [Partial<MeterValues>, string, string][])('%j is refused', (change, field, code) => {
  expect(checkMeter({ ...meter, ...change }, others)).toEqual([{ field, code }]);
});

test('a meter is due after a month unless its farm sets another time', () => {
  expect(usualCalibrationDays).toBe(30);
});

test('a meter of both has a cell and an electrode', () => {
  expect(quantitiesOf({ kind: 'ec_ph' })).toEqual(['ec', 'ph']);
  expect(quantitiesOf({ kind: 'ph' })).toEqual(['ph']);
});
