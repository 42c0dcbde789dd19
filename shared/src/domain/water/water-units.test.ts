import { expect, test } from 'vitest';
import { unitsOf, waterFromStored, waterToStored, type WaterUnit } from './water-units.ts';

test.each<[number, WaterUnit, number]>([
  [6.2, 'L/m²', 6.2],
  [6.2, 'mm', 6.2],
  [2400, 'J/cm²', 2400],
  // A clear summer day of 30 MJ/m².
  [30, 'MJ/m²', 3000],
  [8250, 'Wh/m²', 2970],
  [7.5, 'kWh/m²', 2700],
])('%d %s are %d in the stored unit, and back', (value, unit, stored) => {
  expect(waterToStored(value, unit, null)).toBeCloseTo(stored, 3);
  expect(waterFromStored(stored, unit, null)).toBeCloseTo(value, 3);
});

test('2,400 mL a dripper are 6 L/m² with 2.5 drippers on a square metre, and unknown without that number', () => {
  expect(waterToStored(2400, 'mL/dripper', 2.5)).toBe(6);
  expect(waterFromStored(6, 'mL/dripper', 2.5)).toBe(2400);
  expect(waterToStored(2400, 'mL/dripper', null)).toBeNull();
  expect(waterFromStored(6, 'mL/dripper', null)).toBeNull();
});

test('each field has its units, the stored one first', () => {
  expect(unitsOf('irrigation')[0]).toBe('L/m²');
  expect(unitsOf('radiation')[0]).toBe('J/cm²');
});
