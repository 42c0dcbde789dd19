import type { DeviceWaterDay } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { dayToWrite } from './day-to-write.ts';

const today = '2026-06-15';
const day = (date: string, irrigation: number | null, radiation: number | null) =>
  ({ id: date, date, plotId: null, irrigation, radiation, state: 'sent', createdBy: null }) satisfies DeviceWaterDay;

test('a round ends with yesterday’s water day until it is complete, then with today’s', () => {
  expect(dayToWrite([], today)).toBe('2026-06-14');
  expect(dayToWrite([day('2026-06-14', 5, null)], today)).toBe('2026-06-14');
  expect(dayToWrite([day('2026-06-14', 5, 2000)], today)).toBe(today);
});
