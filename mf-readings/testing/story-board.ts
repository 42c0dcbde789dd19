import { addDays } from '@seguia/shared/domain/farm-time';
import type { DeviceReading } from '@seguia/shared/platform';
import { idOf } from './story-ids.ts';
import { storyBands, storyPlots } from './story-plots.ts';
import { storyReading, storyToday } from './story-readings.ts';

interface Week {
  /** Drain EC of each day, oldest first; null for a day without a reading. */
  drainEc: readonly (number | null)[];
  /** How many days ago the last day was. */
  endedAgo?: number;
  /** More fields of the newest reading. */
  newest?: Partial<DeviceReading>;
}

/** One reading a day, at 16:10, of the nth plot of the stories. */
function storyWeek(place: number, { drainEc, endedAgo = 0, newest = {} }: Week): DeviceReading[] {
  return drainEc.flatMap((value, at) => {
    if (value === null) return [];
    const before = drainEc.length - 1 - at;
    return storyReading(1000 * (place + 1) + at, {
      plotId: storyPlots[place % storyPlots.length]?.id ?? '',
      date: addDays(storyToday, -before - endedAgo),
      time: endedAgo === 0 && before === 0 ? '08:05' : '16:10',
      intakeEc: 2.6,
      drainEc: value,
      drainPercent: 26 + ((at * 5) % 7),
      ...(before === 0 && newest),
    });
  });
}

const level = [3.5, 3.6, 3.5, 3.7, 3.6, 3.5, 3.6];

/**
 * A farm with every state of the board: a plot where salt builds up, one that drains too little, one that nobody read, one that rises, one
 * that is well.
 */
export const boardReadings: DeviceReading[] = [
  ...storyWeek(0, { drainEc: [3.5, 3.7, 3.8, 4, 4.2, 4.4, 4.6], newest: { drainPercent: 14 } }),
  ...storyWeek(1, { drainEc: level, endedAgo: 1, newest: { drainPercent: 12.5 } }),
  ...storyWeek(2, { drainEc: level, newest: { intakePh: 6.6, drainEc: null, drainPercent: null, state: 'waiting' } }),
  ...storyWeek(3, { drainEc: level, endedAgo: 3 }),
  ...storyWeek(4, { drainEc: [3.2, 3.3, 3.4, 3.5, 3.6, 3.7, 3.8] }),
  ...storyWeek(5, { drainEc: [3.5, 3.6, null, null, 3.6, 3.6, 4.12] }),
  ...storyWeek(6, { drainEc: level }),
];

/** The same farm the next morning, before anybody has read. */
export const morningReadings = boardReadings.map((reading) => {
  const date = addDays(reading.date, -1);
  return {
    ...reading,
    date,
    timestamp: reading.timestamp - 86_400,
    time: reading.time === '08:05' ? '16:40' : reading.time,
  };
});

/** A large farm of 53 plots that were read today, of which every fifth drains too salty. */
export const manyPlots = (() => {
  const [model, band] = [storyPlots[0]!, storyBands[0]!];
  const plots = Array.from({ length: 53 }, (_, at) => ({
    ...model,
    id: idOf('b1b1', at + 1),
    name: `Serre ${at + 1}`,
    position: at + 1,
  }));
  return {
    plots,
    bands: plots.map(({ id }, at) => ({ ...band, id: idOf('ba1d', at + 1), plotId: id })),
    readings: plots.map(({ id }, at) =>
      storyReading(5000 + at, {
        plotId: id,
        date: storyToday,
        time: '08:05',
        intakeEc: 2.6,
        drainEc: at % 5 === 0 ? 4.6 : 3.6,
        drainPercent: 27,
      }),
    ),
  };
})();
