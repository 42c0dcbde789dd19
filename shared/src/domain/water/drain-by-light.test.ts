import { expect, test } from 'vitest';
import { drainByLight, type LitDay } from './drain-by-light.ts';

const lights = [900, 2400, 1500, 2100, 600, 1800, 2600, 1200, 2300, 800];
const days = (percentAt: (light: number) => number): LitDay[] =>
  lights.map((light, day) => ({ day, light, percent: percentAt(light) }));
const changed = (all: LitDay[], day: number, percent: number) =>
  all.map((each) => (each.day === day ? { ...each, percent } : each));

test('drain that is higher on bright days rises with the light, by so many points a step', () => {
  const found = drainByLight(days((light) => 10 + light / 100));
  expect(found).toMatchObject({ course: 'rises', days: 10, fallenOut: [] });
  expect(found?.perStep).toBeCloseTo(5, 9);
});

test('drain that is the same at any light is level', () => {
  expect(drainByLight(days(() => 27))).toMatchObject({ course: 'level', perStep: 0, fallenOut: [] });
  expect(drainByLight(days((light) => 25 + light / 1000))?.course).toBe('level');
});

test('drain that is lower on bright days falls', () => {
  expect(drainByLight(days((light) => 50 - light / 100))?.course).toBe('falls');
});

test('a day far from what the others had at its light fell out, with what they had', () => {
  const found = drainByLight(
    changed(
      days((light) => 10 + light / 100),
      1,
      12,
    ),
  );
  expect(found?.fallenOut).toHaveLength(1);
  expect(found?.fallenOut[0]).toMatchObject({ day: 1, percent: 12 });
  expect(found?.fallenOut[0]?.usual).toBeCloseTo(34, 9);
  expect(found?.course).toBe('rises');
});

test('two days that fell out come in the order of their dates, and do not change the course', () => {
  const rising = days((light) => 10 + light / 100);
  const found = drainByLight(changed(changed(rising, 6, 5), 1, 8).toReversed());
  expect(found?.fallenOut.map(({ day }) => day)).toEqual([1, 6]);
  expect(found?.course).toBe('rises');
});

test('a day within six points of the others has not fallen out, however similar they are', () => {
  expect(
    drainByLight(
      changed(
        days(() => 27),
        3,
        32.9,
      ),
    )?.fallenOut,
  ).toEqual([]);
  expect(
    drainByLight(
      changed(
        days(() => 27),
        3,
        33.1,
      ),
    )?.fallenOut,
  ).toHaveLength(1);
});

test('where days differ much among themselves, only a day that differs more has fallen out', () => {
  const scattered = days((light) => 10 + light / 100).map((each) => ({
    ...each,
    percent: each.percent + (each.day % 2 === 0 ? 5 : -5),
  }));
  expect(drainByLight(changed(scattered, 3, 45))?.fallenOut).toEqual([]);
  expect(drainByLight(changed(scattered, 3, 95))?.fallenOut.map(({ day }) => day)).toEqual([3]);
});

test('the usual percentage at a light is never below 0 or above 100', () => {
  const steep = days((light) => light / 20 - 31);
  const usualOf = (odd: LitDay) => drainByLight([...steep, odd])?.fallenOut.map(({ usual }) => usual);
  expect(usualOf({ day: 10, light: 100, percent: 40 })).toEqual([0]);
  expect(usualOf({ day: 10, light: 4000, percent: 40 })).toEqual([100]);
});

test('of a season the newest sixty days are judged', () => {
  const season = Array.from({ length: 200 }, (_, day) => {
    const light = 600 + ((day * 700) % 2000);
    return { day, light, percent: day < 140 ? 80 - light / 50 : 10 + light / 100 };
  });
  expect(drainByLight(season.toReversed())).toMatchObject({ course: 'rises', days: 60, fallenOut: [] });
});

test('six days, and days that all have the same light, get no verdict', () => {
  expect(drainByLight(days(() => 27).slice(0, 6))).toBeNull();
  expect(drainByLight(days(() => 27).map((day) => ({ ...day, light: 1500 })))).toBeNull();
  expect(drainByLight([])).toBeNull();
});
