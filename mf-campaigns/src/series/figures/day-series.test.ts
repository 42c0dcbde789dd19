import { dayNumber } from '@seguia/shared/domain/farm-time';
import { byMeasure } from '@seguia/shared/domain/readings/measures';
import { expect, test } from 'vitest';
import { figuresOf, lineDifference, lineFigures } from './figures.ts';
import { daySeries, pointsOfHour } from './day-series.ts';

const noVolumes = { totalDrained: null, intakePerDripper: null, dripperCount: null, dripperUnit: null };
const reading = (date: string, drainEc: number | null, intakePh: number | null) => ({
  ...byMeasure(() => null),
  ...noVolumes,
  date,
  drainEc,
  intakePh,
});
const span = { from: dayNumber('2026-11-20'), to: dayNumber('2026-11-22') };

test('a day is the mean of its readings, for pH the median, and a day without readings is a gap', () => {
  const { points } = daySeries(
    'p',
    [
      reading('2026-11-22', 3.6, 5.6),
      reading('2026-11-22', 3.2, 5.8),
      reading('2026-11-22', null, 7.4),
      reading('2026-11-20', 3, null),
      reading('2026-11-19', 9, 9),
    ],
    span,
  );
  expect([...points.drainEc.x]).toEqual([span.from + 0.5, span.from + 1.5, span.from + 2.5]);
  expect([...points.drainEc.mean]).toEqual([3, Number.NaN, 3.4]);
  expect([...points.drainEc.max]).toEqual([3, Number.NaN, 3.6]);
  expect([...points.intakePh.mean]).toEqual([Number.NaN, Number.NaN, 5.8]);
  expect([...points.drainEc.count]).toEqual([1, 0, 2]);
});

test('a day’s drain is by volume where all its readings have volumes, and a plain mean elsewhere', () => {
  const measured = (date: string, drainEc: number, drained: number | null, given: number) => ({
    ...reading(date, drainEc, null),
    ...(drained === null
      ? { drainPercent: 40 }
      : {
          drainPercent: (drained / given) * 100,
          totalDrained: drained,
          intakePerDripper: given / 10,
          dripperCount: 10,
          dripperUnit: 'ml' as const,
        }),
  });
  const days = daySeries(
    'p',
    [
      measured('2026-11-21', 3, 100, 1000),
      measured('2026-11-21', 6, 80, 200),
      measured('2026-11-22', 3, 100, 1000),
      measured('2026-11-22', 6, null, 0),
    ],
    span,
  );
  const { drainPercent, drainEc } = days.points;
  expect([...drainPercent.mean]).toEqual([Number.NaN, 15, 25]);
  expect(drainEc.mean[1]).toBeCloseTo((3 * 100 + 6 * 80) / 180, 9);
  expect(drainEc.mean[2]).toBe(4.5);
  expect(lineFigures(drainPercent, { from: span.to - 1, to: span.to - 1 })).toMatchObject({
    mean: 15,
    isByVolume: true,
  });
  expect(lineFigures(drainPercent, span)).toMatchObject({ mean: (10 + 40 + 10 + 40) / 4, isByVolume: false });
  expect(figuresOf(days, 'drainPercent', span)).toMatchObject({ mean: 25, byVolume: { count: 3 } });
  const [known, mixed] = [span.to - 1, span.to].map((day) => ({ from: day, to: day }));
  const moved = { ...drainPercent, x: drainPercent.x.map((x) => x + 1) };
  expect(lineDifference(drainPercent, drainPercent, known!)).toBe(0);
  expect(lineDifference(drainPercent, moved, mixed!)).toBeNull();
});

test('a day’s plain mean has no rounding error of binary fractions either', () => {
  const { points } = daySeries(
    'p',
    [3.2, 3.2, 3.2].map((value) => reading('2026-11-20', value, null)),
    span,
  );
  expect(points.drainEc.plain?.[0]).toBe(3.2);
});

test('values by the hour are drawn at noon of their days, as the means are', () => {
  const { x, mean } = pointsOfHour([{ day: span.from, date: '2026-11-20', time: '16:20', value: 3.1 }]);
  expect([...x]).toEqual([span.from + 0.5]);
  expect([...mean]).toEqual([3.1]);
});
