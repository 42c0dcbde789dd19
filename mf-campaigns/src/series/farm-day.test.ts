import { zoneClock } from '@seguia/shared/domain/farm-time';
import { describe, expect, it } from 'vitest';
import { isoDay } from './calendar.ts';
import { farmDayOf } from './farm-day.ts';

describe('days of a farm', () => {
  it('begin at the farm’s midnight, whatever the device’s zone', () => {
    const day = farmDayOf(zoneClock('Europe/Paris'));
    expect(isoDay(day(Date.parse('2026-07-01T21:59:00Z') / 1000))).toBe('2026-07-01');
    expect(isoDay(day(Date.parse('2026-07-01T22:00:00Z') / 1000))).toBe('2026-07-02');
  });

  it('follow the clock over both daylight-saving edges of Casablanca', () => {
    const day = farmDayOf(zoneClock('Africa/Casablanca'));
    const at = (instant: string) => Math.round((day(Date.parse(instant) / 1000) % 1) * 1440);
    expect(at('2026-02-15T00:30:00Z')).toBe(90);
    expect(at('2026-02-15T02:30:00Z')).toBe(150);
    expect(at('2026-03-22T02:30:00Z')).toBe(210);
  });
});
