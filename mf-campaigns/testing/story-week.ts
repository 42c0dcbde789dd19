import { addDays, timestampOf, zoneClock } from '@seguia/shared/domain/farm-time';
import type { Reading, TargetBand } from '@seguia/shared/platform';
import { readingOf } from '@seguia/testing/readings';
import { season } from './season.ts';
import { storyBands, storyPlots } from './story-farm.ts';

/** The stories' day (.storybook/clock.ts). */
const storyToday = '2026-06-15';

/** The same day a year before. */
export const storyYearAgo = '2025-06-15';

/** A plot's days up to a date as readings, three a day. `change` gives the mS/cm to add to drain EC, by the number of days before that date. */
export function storyWeeks(
  plot: number,
  { days = 40, until = storyToday, change = (_ago: number): number => 0 } = {},
): Reading[] {
  const from = addDays(until, 1 - days);
  return season(plot, from, until).map(({ date, time, values }, at) => {
    const timestamp = timestampOf(date, time, zoneClock('Asia/Kolkata'));
    const ago = (Date.parse(until) - Date.parse(date)) / 86_400_000;
    return readingOf({
      id: `0199a000-0000-7000-8${until.slice(1, 4)}-${String(plot + 1).padStart(4, '0')}${String(at).padStart(8, '0')}`,
      plotId: storyPlots[plot]?.id ?? '',
      date,
      time,
      ...values,
      drainEc: values.drainEc === null ? null : Number((values.intakeEc! * 1.42 + change(ago)).toFixed(2)),
      timestamp,
      createdAt: timestamp,
      updatedAt: timestamp,
    });
  });
}

/** A plot's reading of the stories' day, with this drain EC in mS/cm. */
export function readingToday(drainEc: number, plot: number): Reading {
  const [date, time] = [storyToday, '08:00'];
  const timestamp = timestampOf(date, time, zoneClock('Asia/Kolkata'));
  const id = `0199a000-0000-7000-8000-00000000b00${plot}`;
  return readingOf({ id, plotId: storyPlots[plot]?.id ?? '', date, time, drainEc, timestamp });
}

/** The targets of the varieties that grow in the plots on that day. */
export const weekBands: TargetBand[] = storyBands.map((band, at) => ({
  ...band,
  id: `0199a000-0000-7000-8000-${String(600 + at).padStart(12, '0')}`,
  cropTypeId: storyPlots[at]?.crops[0]?.cropTypeId ?? '',
  from: '2026-04-01',
}));
