import { farmNow, timestampOf, zoneClock } from '@seguia/shared/domain/farm-time';
import type { DeviceReading } from '@seguia/shared/platform';
import { storyFarm } from '@seguia/testing/story-server';
import { aReading } from './a-reading.ts';
import { idOf } from './story-ids.ts';
import { storyPlots } from './story-plots.ts';

const clock = zoneClock(storyFarm.timeZone);
export const storyToday = farmNow(clock).date;

/** The nth reading of a story: plots take turns, three readings a plot and day, the newest first. */
export function storyReading(number: number, more: Partial<DeviceReading> = {}): DeviceReading {
  const plot = storyPlots[number % storyPlots.length];
  const minutes = 8 * 60 - (number % 40) * 3;
  const day = new Date(Date.parse(`${storyToday}T00:00:00Z`) - Math.floor(number / 40) * 86_400_000);
  const date = more.date ?? day.toISOString().slice(0, 10);
  const time =
    more.time ?? `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return aReading({
    id: idOf('a0a0', number),
    farmerId: storyFarm.id,
    plotId: plot?.id ?? '',
    intakeEc: 2.4 + (number % 7) / 10,
    intakePh: 5.8,
    drainEc: 3.4 + (number % 11) / 10,
    drainPh: 6.1,
    drainPercent: 24 + (number % 13),
    ...more,
    date,
    time,
    timestamp: timestampOf(date, time, clock),
  });
}
