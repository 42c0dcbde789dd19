import { dayNumber, zoneClock } from '@seguia/shared/domain/farm-time';
import { byMeasure } from '@seguia/shared/domain/readings/measures';
import { describe, expect, it } from 'vitest';
import { farmDayOf } from '../series/farm-day.ts';
import { dailyPoints, plotOf } from '../series/testing.ts';
import { isoInstant } from './iso-instant.ts';
import { dayLines, figureLines, readingLines } from './export-lines.ts';
import type { ExportFormat } from './export-format.ts';

const format: ExportFormat = {
  plot: 'Plot',
  date: 'Date',
  time: 'Time',
  column: (measure, figure) => `${measure} ${figure}`,
  earlierColumn: (measure, when) => `${measure} ${when}`,
  drained: 'Drained (L)',
  given: 'Given (L)',
  figuresSheet: 'Figures',
  daysSheet: 'Days',
  readings: 'Readings',
  plotName: (plotId) => `Serre ${plotId}`,
  shown: (quantity, value) => (quantity === 'ec' ? value * 1000 : value),
};
const volumes = {
  drained: Float64Array.from([300, 0]),
  given: Float64Array.from([1200, 0]),
  count: Float64Array.from([1, 0]),
};
const series = {
  span: { from: 20_000, to: 20_001 },
  resolution: 'day' as const,
  plots: [plotOf('1', dailyPoints(20_000, [2.4, null]), volumes)],
};

describe('rows of a file', () => {
  it('leave out days without a reading, and write EC in the person’s unit and volumes in litres', () => {
    const [head, ...rows] = dayLines(series, series.span, format);
    expect(head?.slice(0, 3)).toEqual(['Date', 'Plot', 'intakeEc mean']);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.slice(0, 7)).toEqual(['2024-10-04', 'Serre 1', 2400, 2400, 2400, 1, 2.4]);
    expect(rows[0]?.slice(-2)).toEqual([0.3, 1.2]);
  });

  it('have the season that is compared beside this one, day by day and over the span', () => {
    const earlier = {
      when: 'a year ago',
      plotOf: (plotId: string) => (plotId === '1' ? plotOf('1', dailyPoints(20_000, [2.1, 2.3])) : undefined),
    };
    const [head, row] = dayLines(series, series.span, format, earlier);
    expect(head?.slice(-5)).toContain('drainEc a year ago');
    expect(head).toHaveLength(row?.length ?? 0);
    expect(row?.slice(-5, -4)).toEqual([2100]);
    const [heads, figures] = figureLines(series, series.span, format, earlier);
    expect(heads?.at(-5)).toBe('intakeEc a year ago');
    expect(figures?.at(-5)).toBe(2200);
    const none = dayLines(series, series.span, format, { ...earlier, plotOf: () => undefined });
    expect(none[1]?.slice(-5)).toEqual([null, null, null, null, null]);
  });

  it('say the water and the light of a plot’s day where the farm notes them', () => {
    const water = { heads: ['Water', 'Light', 'Ratio'], cells: (plotId: string, date: string) => [plotId, date, 2.5] };
    const [head, row] = dayLines(series, series.span, { ...format, water });
    expect(head?.slice(-3)).toEqual(['Water', 'Light', 'Ratio']);
    expect(row?.slice(-3)).toEqual(['1', '2024-10-04', 2.5]);
  });

  it('tell every plot’s figures, by volume too', () => {
    const [head, row] = figureLines(series, series.span, format);
    expect(head?.slice(-7, -5)).toEqual(['drainEc byVolume', 'drainPercent byVolume']);
    expect(row?.at(-6)).toBe(25);
    expect(head?.at(-1)).toBe('drainPercent inTarget');
    expect(row?.slice(0, 5)).toEqual(['Serre 1', 2400, 2400, 2400, 1]);
  });

  const at = (instant: string) => Date.parse(instant) / 1000;
  const two = {
    campaignId: 'c',
    resolution: 'reading' as const,
    from: '2026-07-01',
    to: '2026-07-02',
    plots: [
      {
        plotId: '1',
        ids: ['a', 'b'],
        timestamps: [at('2026-07-01T08:12:30Z'), at('2026-07-01T22:05:00Z')],
        ...byMeasure(() => [null, null]),
        intakeEc: [2.1, 2.2],
        drainPercent: [30, null],
        given: [null, null],
        drained: [null, null],
      },
    ],
  };

  it('write every reading with the farm’s time and offset', () => {
    const rows = readingLines(two, farmDayOf(zoneClock('Europe/Paris')), format);
    expect(rows[1]).toEqual(['2026-07-01T10:12:30+02:00', 'Serre 1', 2100, null, null, null, 30, null, null]);
    expect(rows).toHaveLength(3);
  });

  it('write only the readings of the days on which a variety stood there, by the farm’s clock', () => {
    const second = { from: dayNumber('2026-07-02'), to: dayNumber('2026-07-09') };
    const rows = readingLines(two, farmDayOf(zoneClock('Europe/Paris')), format, [second]);
    expect(rows.slice(1).map(([time]) => time)).toEqual(['2026-07-02T00:05:00+02:00']);
    const first = { from: dayNumber('2026-07-01'), to: dayNumber('2026-07-01') };
    const both = readingLines(two, farmDayOf(zoneClock('Europe/Paris')), format, [first, second]);
    expect(both).toHaveLength(3);
  });
});

describe('the days of a variety', () => {
  const wire = (instants: string[]) => ({
    campaignId: 'c',
    resolution: 'reading' as const,
    from: '2026-07-01',
    to: '2026-07-04',
    plots: [
      {
        plotId: '1',
        ids: instants,
        timestamps: instants.map((instant) => Date.parse(instant) / 1000),
        ...byMeasure(() => instants.map(() => 1)),
        given: instants.map(() => 1500),
        drained: instants.map(() => 0),
      },
    ],
  });

  it('hold their first minute and their last, and not the next day’s first', () => {
    const instants = ['2026-07-01T18:29:00Z', '2026-07-01T18:30:00Z', '2026-07-02T18:29:00Z', '2026-07-02T18:30:00Z'];
    const day = dayNumber('2026-07-02');
    const series = wire(instants) as Parameters<typeof readingLines>[0];
    const rows = readingLines(series, farmDayOf(zoneClock('Asia/Kolkata')), format, [{ from: day, to: day }]);
    expect(rows.slice(1).map(([time]) => time)).toEqual(['2026-07-02T00:00:00+05:30', '2026-07-02T23:59:00+05:30']);
    expect(rows[1]?.slice(-3)).toEqual([1, 0, 1.5]);
  });
});

describe('an instant', () => {
  it('is written with the offset of its own moment, on both sides of a clock change', () => {
    const day = farmDayOf(zoneClock('Africa/Casablanca'));
    const iso = (instant: string) => isoInstant(Date.parse(instant) / 1000, day);
    expect(iso('2026-02-15T00:30:00Z')).toBe('2026-02-15T01:30:00+01:00');
    expect(iso('2026-02-15T02:30:00Z')).toBe('2026-02-15T02:30:00+00:00');
    expect(isoInstant(0, farmDayOf(zoneClock('America/Sao_Paulo')))).toBe('1969-12-31T21:00:00-03:00');
  });
});
