import { expect, test } from 'vitest';
import { type CalibrationPoint, electrodeOf, electrodeWarnings, nernstSlope } from './electrode.ts';

const points = (...pairs: [number, number | null][]): CalibrationPoint[] => pairs.map(([ph, mv]) => ({ ph, mv }));

test.each([
  [0, 54.2],
  [25, 59.16],
  [50, 64.1],
])('at %i °C the theory gives %f mV a pH', (temperature, slope) => {
  expect(nernstSlope(temperature)).toBeCloseTo(slope, 1);
});

test.each([
  ['sound', points([7.01, -15], [4.01, 160]), { slope: 98.6, offset: -14.4 }],
  ['worn', points([7.01, 15], [4.01, 160]), { slope: 81.7, offset: 15.5 }],
  ['perfect', points([4, 177.48], [7, 0]), { slope: 100, offset: 0 }],
  // Specification 10: slope and offset follow from the buffers’ millivolts, on the nearest line
  ['of three points, on the line nearest to them', points([4, 180], [7, 0], [10, -170]), { slope: 98.6, offset: 3.3 }],
])('an electrode that is %s', (_name, of, expected) => {
  expect(electrodeOf(of)).toEqual(expected);
});

test('in cold buffers the same millivolts are a better slope', () => {
  const measured = points([7, 0], [4, 165]);
  expect(electrodeOf(measured)?.slope).toBe(93);
  expect(electrodeOf(measured, 10)?.slope).toBe(97.9);
});

test.each([
  ['one point', points([7, 0])],
  ['a point without its millivolts', points([7, 0], [4, null])],
  ['one of three points without its millivolts', points([4, 180], [7, 0], [10, null])],
  ['one buffer twice', points([7, 0], [7, 1])],
])('%s gives no electrode', (_name, of) => {
  expect(electrodeOf(of)).toBeNull();
});

// Specification 10: a slope outside 85–105 % is warned of
test('reports nothing between 85 and 105 % and within 30 mV, and the side beyond it', () => {
  expect(electrodeWarnings({ slope: 85, offset: -30 })).toEqual([]);
  expect(electrodeWarnings({ slope: 105, offset: 30 })).toEqual([]);
  expect(electrodeWarnings({ slope: null, offset: null })).toEqual([]);
  expect(electrodeWarnings({ slope: 84.9, offset: null })).toEqual(['slope_low']);
  expect(electrodeWarnings({ slope: 105.1, offset: 30.1 })).toEqual(['slope_high', 'offset_off']);
  expect(electrodeWarnings({ slope: null, offset: -30.1 })).toEqual(['offset_off']);
});
