import { expect, test } from 'vitest';
import { meanWaterPerLight, waterPerLight } from './water-ratio.ts';

// Specification 10: water for the light, in mL per joule
test('six litres on a day of 2,000 J/cm² are 3 mL per joule', () => {
  expect(waterPerLight({ irrigation: 6, radiation: 2000 })).toBe(3);
});

test('gives no ratio without water, light or knowledge of it, but one for a dry day', () => {
  expect(waterPerLight({ irrigation: null, radiation: 2000 })).toBeNull();
  expect(waterPerLight({ irrigation: 6, radiation: null })).toBeNull();
  expect(waterPerLight({ irrigation: 6, radiation: 0 })).toBeNull();
  expect(waterPerLight({ irrigation: 0, radiation: 2000 })).toBe(0);
});

test('weighs days of a mean by their light, and leaves out days with an unknown value', () => {
  const days = [
    { irrigation: 6, radiation: 2400 },
    { irrigation: 3, radiation: 600 },
    { irrigation: 9, radiation: null },
    { irrigation: null, radiation: 3000 },
  ];
  expect(meanWaterPerLight(days)).toBe(3);
  expect(meanWaterPerLight(days.slice(2))).toBeNull();
  // A dry day has light, and a dark one water.
  expect(meanWaterPerLight([...days, { irrigation: 0, radiation: 1500 }])).toBe(2);
  expect(meanWaterPerLight([...days, { irrigation: 3, radiation: 0 }])).toBe(4);
});
