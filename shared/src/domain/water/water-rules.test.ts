import { describe, expect, test } from 'vitest';
import { zoneClock } from '../farm-time.ts';
import { waterQuantities, waterValues } from './water-quantities.ts';
import { checkWaterDay } from './water-rules.ts';

const now = Date.parse('2026-06-15T11:00:00Z') / 1000;
const context = { clock: zoneClock('Europe/Paris'), now };
const codes = (date: string, irrigation: number | null, radiation: number | null) =>
  checkWaterDay(date, { irrigation, radiation }, context).map(
    ({ field, code, severity }) => `${field} ${code} ${severity}`,
  );

describe('a day’s water and light', () => {
  test.each([
    [0, 35],
    [6.2, 2900],
    [20, 3400],
    [null, 900],
    [3, null],
  ])('accepts %s L/m² and %s J/cm² without a question', (irrigation, radiation) => {
    expect(codes('2026-06-14', irrigation, radiation)).toEqual([]);
  });

  test.each([
    [-0.1, 900, 'irrigation below_possible refused'],
    [100.5, 900, 'irrigation above_possible refused'],
    [20.1, 900, 'irrigation unusual ask'],
    [5, 4501, 'radiation above_possible refused'],
    [5, 3401, 'radiation unusual ask'],
    [5, 24.5, 'radiation unusual ask'],
    [5, -1, 'radiation below_possible refused'],
    [null, null, 'values nothing_measured refused'],
  ])('answers %s L/m² and %s J/cm² with: %s', (irrigation, radiation, said) => {
    expect(codes('2026-06-14', irrigation, radiation)).toEqual([said]);
  });

  test('is of today at the latest, on the farm’s clock', () => {
    expect(codes('2026-06-15', 5, 900)).toEqual([]);
    expect(codes('2026-06-16', 5, 900)).toEqual(['date date_in_future refused']);
    expect(codes('2026-02-30', 5, 900)).toEqual(['date date_invalid refused']);
    expect(codes('1926-06-15', 5, 900)).toEqual(['date date_long_ago ask']);
  });

  test('names refusals before questions', () => {
    expect(codes('2026-06-14', 30, 4600)).toEqual(['radiation above_possible refused', 'irrigation unusual ask']);
  });

  test('treats a missing value as unknown', () => {
    expect(waterValues({ irrigation: 4 })).toEqual({ irrigation: 4, radiation: null });
  });
});

/** Radiation at the top of the atmosphere, J/cm² a day (FAO Irrigation and Drainage Paper 56, equations 21 to 25). */
function aboveTheAir(latitude: number, dayOfYear: number): number {
  const radians = (latitude * Math.PI) / 180;
  const distance = 1 + 0.033 * Math.cos((2 * Math.PI * dayOfYear) / 365);
  const declination = 0.409 * Math.sin((2 * Math.PI * dayOfYear) / 365 - 1.39);
  const sunset = Math.acos(Math.max(-1, Math.min(1, -Math.tan(radians) * Math.tan(declination))));
  const sines = sunset * Math.sin(radians) * Math.sin(declination);
  const cosines = Math.cos(radians) * Math.cos(declination) * Math.sin(sunset);
  return ((24 * 60) / Math.PI) * 0.082 * distance * (sines + cosines) * 100;
}

// Specification 10: bounds of a day’s water and light come from published equations
test('no latitude from 60° south to 60° north has a refused light, and no clear day a questioned one', () => {
  // The paper's own example: at 20° south, the 3rd of September has 32.2 MJ/m².
  expect(aboveTheAir(-20, 246)).toBeCloseTo(3220, -1);
  const latitudes = Array.from({ length: 121 }, (_, index) => index - 60);
  const days = Array.from({ length: 365 }, (_, index) => index + 1);
  const most = Math.max(...latitudes.flatMap((latitude) => days.map((day) => aboveTheAir(latitude, day))));
  expect(most).toBeCloseTo(4473, -0.5);
  expect(most).toBeLessThan(waterQuantities.radiation.possible.high);
  // On a clear day 75 % reaches the ground (equation 37, at sea level).
  expect(most * 0.75).toBeLessThan(waterQuantities.radiation.usual.high);
});
