import { expect, test } from 'vitest';
import { checkWaterDay } from '@seguia/shared/domain/water/water-rules';
import { zoneClock } from '@seguia/shared/domain/farm-time';
import { meanWaterPerLight, waterPerLight } from '@seguia/shared/domain/water/water-ratio';
import { oasisDuSouss, serresDeBretagne } from './plans.ts';
import { waterRows } from './water.ts';

const now = Date.parse('2026-06-15T11:00:00Z') / 1000;
const rowsOf = (plan: ReturnType<typeof oasisDuSouss>) => waterRows({ plan, farmId: 'f', recorder: 'r', now });
const souss = rowsOf(oasisDuSouss('2026-06-15'));

test('the demo has water and light until yesterday, and no day needs a question', () => {
  for (const [rows, zone] of [
    [souss, 'Africa/Casablanca'],
    [rowsOf(serresDeBretagne('2026-06-15')), 'Europe/Paris'],
  ] as const) {
    expect(rows.at(-1)?.date).toBe('2026-06-14');
    expect(rows.flatMap((row) => checkWaterDay(row.date, row, { clock: zoneClock(zone), now }))).toEqual([]);
  }
  expect(souss.length).toBeGreaterThan(530);
});

test('light follows the season, and water follows the light on most days but not on all', () => {
  const meanOf = (month: string) => {
    const light = souss.flatMap(({ date, radiation }) => (date.slice(5, 7) === month && radiation ? [radiation] : []));
    return light.reduce((sum, value) => sum + value, 0) / light.length;
  };
  expect(meanOf('06')).toBeGreaterThan(1.7 * meanOf('12'));
  const lately = souss.slice(-60);
  const mean = meanWaterPerLight(lately) ?? 0;
  expect(mean).toBeGreaterThan(2);
  expect(mean).toBeLessThan(3);
  const ratios = souss.slice(-300).flatMap((row) => waterPerLight(row) ?? []);
  const isFar = (ratio: number) => Math.abs(ratio / mean - 1) > 0.25;
  expect(ratios.filter(isFar).length).toBeGreaterThan(2);
  expect(ratios.filter(isFar).length).toBeLessThan(ratios.length / 3);
});

test('the same day has the same water and light', () => {
  expect(rowsOf(oasisDuSouss('2026-06-15'))).toEqual(souss);
});
