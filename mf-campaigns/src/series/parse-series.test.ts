import { zoneClock } from '@seguia/shared/domain/farm-time';
import { describe, expect, it } from 'vitest';
import { campaigns, storyDays, storyReadings } from '../../testing/story-farm.ts';
import { isoDay } from './calendar.ts';
import { farmDayOf } from './farm-day.ts';
import { figuresOf } from './figures/figures.ts';
import { byMeasure, measuredFields } from '@seguia/shared/domain/readings/measures';
import { parseSeries } from './parse-series.ts';

const farmDay = farmDayOf(zoneClock('Africa/Casablanca'));
const { whole } = campaigns;
const days = storyDays(whole);

describe('a series from the server', () => {
  it('gives the same figures by day and by reading, over any span', () => {
    const byDay = parseSeries(days, farmDay);
    const byReading = parseSeries(storyReadings(whole, whole.startDate, whole.endDate), farmDay);
    for (const span of [byDay.span, { from: byDay.span.from + 200, to: byDay.span.from + 229 }])
      for (const [at, plot] of byDay.plots.entries())
        for (const measure of measuredFields) {
          const figures = figuresOf(plot, measure, span);
          const other = byReading.plots[at] && figuresOf(byReading.plots[at], measure, span);
          expect(figures.count).toBe(other?.count);
          expect([figures.min, figures.max]).toEqual([other?.min, other?.max]);
          if (figures.mean === null) expect(other?.mean).toBeNull();
          else expect(figures.mean).toBeCloseTo(other?.mean ?? Number.NaN, 9);
          expect(figures.byVolume?.count).toBe(other?.byVolume?.count);
          if (figures.byVolume) expect(figures.byVolume.value).toBeCloseTo(other?.byVolume?.value ?? Number.NaN, 9);
        }
  });

  it('says how fine it is: a line of days is drawn otherwise than one of readings', () => {
    const readings = storyReadings(whole, whole.startDate, whole.endDate);
    expect([parseSeries(days, farmDay).resolution, parseSeries(readings, farmDay).resolution]).toEqual([
      'day',
      'reading',
    ]);
  });

  it('has a gap where nothing was measured, never a zero', () => {
    const { plots } = parseSeries(days, farmDay);
    const missing = days.plots[2]?.intakeEc.count.findIndex((count) => count === 0) ?? -1;
    expect(missing).toBeGreaterThan(-1);
    expect(plots[2]?.points.intakeEc.mean[missing]).toBeNaN();
  });

  it('has a zero where zero was measured', () => {
    const [plot] = days.plots;
    const day = plot?.drainPercent.count.findIndex((count) => count > 0) ?? -1;
    const zero = (values: readonly (number | null)[]) => values.map((value, at) => (at === day ? 0 : value));
    const drainPercent = plot && {
      ...plot.drainPercent,
      sum: zero(plot.drainPercent.sum),
      min: zero(plot.drainPercent.min),
      max: zero(plot.drainPercent.max),
    };
    const { plots } = parseSeries({ ...days, plots: [{ ...plot, drainPercent }] } as typeof days, farmDay);
    const { mean, min, max } = plots[0]?.points.drainPercent ?? {};
    expect([mean?.[day], min?.[day], max?.[day]]).toEqual([0, 0, 0]);
  });

  it('has means without the rounding error of binary fractions, which would lie outside of a target that begins there', () => {
    const [plot] = days.plots;
    const column = (value: number | null) => days.days.map(() => value);
    const counts = days.days.map(() => 3);
    const measured = { ...byMeasure(() => plot!.intakeEc), volume: plot!.volume, plotId: 'a' };
    const drainEc = { sum: column(6.6), min: column(2.2), max: column(2.2), count: counts };
    const shares = { weighted: column(0.7 * 3), weight: column(3 * 0.1), weightedCount: counts };
    const intakePh = { ...drainEc, median: column((5.8 + 5.6) / 2) };
    const meansOf = (columns: object) => {
      const { plots } = parseSeries({ ...days, plots: [{ ...measured, ...columns }] }, farmDay);
      return byMeasure((measure) => plots[0]?.points[measure].mean[0]);
    };
    expect(meansOf({ drainEc, intakePh })).toMatchObject({ drainEc: 2.2, intakePh: 5.7 });
    expect(meansOf({ drainEc: { ...drainEc, ...shares } }).drainEc).toBe(7);
  });

  it('ends with the last day that there is, in a campaign that runs', () => {
    const running = { ...days, to: '2026-12-31', days: days.days.slice(0, 100), plots: [] };
    expect(isoDay(parseSeries(running, farmDay).span.to)).toBe(days.days[99]);
    expect(isoDay(parseSeries({ ...running, days: [] }, farmDay).span.to)).toBe('2026-12-31');
  });

  it('counts volumes only where both are known', () => {
    const series = {
      plotId: 'a',
      ids: ['1', '2', '3'],
      timestamps: [1_780_000_000, 1_780_003_600, 1_780_007_200],
      ...byMeasure(() => [null, null, null]),
      drainPercent: [20, 30, 25],
      given: [1000, 1000, null],
      drained: [200, null, 300],
    };
    const wire = {
      campaignId: 'c',
      resolution: 'reading' as const,
      from: '2026-05-01',
      to: '2026-06-30',
      plots: [series],
    };
    const { plots, span } = parseSeries(wire, farmDay);
    const figures = plots[0] && figuresOf(plots[0], 'drainPercent', span);
    expect(figures).toMatchObject({ count: 3, mean: 25, byVolume: { value: 20, count: 1 } });
  });
});
