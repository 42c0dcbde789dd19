import { expect, test } from 'vitest';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { dailyPoints, plotOf } from '../../../testing/plot-series.ts';
import { storyBands, storyPlots } from '../../../testing/story-farm.ts';
import { judgedSeason, lastLimits } from './judged-season.ts';

const from = dayNumber('2026-03-18');
const points = dailyPoints(from, [3, null, 4.8, 4.8, 4.8], 2);
const span = { from, to: from + 4 };
const [plot] = storyPlots;
const [season] = judgedSeason({ span, resolution: 'day', plots: [plotOf(plot!.id, points)] }, storyPlots, storyBands);

test('holds each day against the target of what stood there on that day', () => {
  // The variety with a target was pulled out on 20 March.
  const [first, unread, third, afterwards] = season!.distances.drainEc;
  expect(first).toBe(0);
  expect(unread).toBeNaN();
  expect(third).toBeCloseTo(0.6 / 1.4);
  expect(afterwards).toBeNaN();
  expect([...season!.readings]).toEqual([2, 0, 2, 2, 2]);
});

test('names the last limits of a stretch of days', () => {
  expect(lastLimits(season!, 'drainEc', span)).toEqual({ low: 2.8, high: 4.2 });
  expect(lastLimits(season!, 'drainEc', { from: from + 3, to: from + 4 })).toBeNull();
});

test('judges nothing of a plot that the device does not know', () => {
  const [unknown] = judgedSeason({ span, resolution: 'day', plots: [plotOf('gone', points)] }, storyPlots, storyBands);
  expect(unknown!.distances.drainEc.every((distance) => Number.isNaN(distance))).toBe(true);
});
