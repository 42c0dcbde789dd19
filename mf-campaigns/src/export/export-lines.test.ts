import { describe, expect, it } from 'vitest';
import { byMeasure, measuredFields } from '@seguia/shared/domain/readings/measures';
import { bandOf } from '@seguia/testing/readings';
import { parseSeries } from '../series/parse-series.ts';
import { dailyPoints, plotOf } from '../../testing/plot-series.ts';
import { dayLines, figureLines } from './export-lines.ts';
import { testFormat as format } from '../../testing/export-format.ts';

/** The last columns have one of each measure. */
const count = measuredFields.length;

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

describe('the rows of a file', () => {
  it('leave out days without a reading, and write EC in the person’s unit and volumes in litres', () => {
    const [head, ...rows] = dayLines(series, series.span, format);
    expect(head?.slice(0, 6)).toEqual(['Day (zone)', 'Plot', 'Crop', 'Variety', 'Stage', 'intakeEc mean']);
    expect(rows).toHaveLength(1);
    const facts = ['2024-10-04', 'Serre 1', 'Tomate', 'Torry', 'since planted'];
    expect(rows[0]?.slice(0, 10)).toEqual([...facts, 2400, 2400, 2400, 1, 2.4]);
    expect(rows[0]?.slice(-2)).toEqual([0.3, 1.2]);
  });

  it('call a mean that is exactly on a limit inside of its target', () => {
    const none = { sum: [null], min: [null], max: [null], count: [0] };
    const measured = { sum: [6.6], min: [2.2], max: [2.2], count: [3], weighted: [null], weight: [null] };
    const day = {
      ...byMeasure(() => none),
      plotId: '1',
      drainEc: { ...measured, weightedCount: [0] },
      volume: { drained: [null], given: [null], count: [0] },
    };
    const dates = { from: '2026-03-01', to: '2026-03-01', days: ['2026-03-01'] };
    const parsed = parseSeries({ campaignId: 'c', resolution: 'day', ...dates, plots: [day] }, Number);
    const band = bandOf({ drainEc: { low: 2.2, high: 3 } });
    const plotOnDay = () => ({ crop: null, variety: null, stage: null, band });
    const [head, row] = dayLines(parsed, parsed.span, { ...format, plotOnDay });
    expect(row?.[head?.indexOf('drainEc state') ?? -1]).toBe('is near-low');
    expect(row?.[head?.indexOf('drainEc mean') ?? -1]).toBe(2200);
  });

  it('have the season that is compared beside this one, day by day and over the span', () => {
    const earlier = {
      when: 'a year ago',
      plotOf: (plotId: string) => (plotId === '1' ? plotOf('1', dailyPoints(20_000, [2.1, 2.3])) : undefined),
    };
    const [head, row] = dayLines(series, series.span, format, earlier);
    expect(head?.slice(-count)).toContain('drainEc a year ago');
    expect(head).toHaveLength(row?.length ?? 0);
    expect(row?.at(-count)).toBe(2100);
    const [heads, figures] = figureLines(series, series.span, format, earlier);
    expect(heads?.at(-count)).toBe('intakeEc a year ago');
    expect(figures?.at(-count)).toBe(2200);
    const none = dayLines(series, series.span, format, { ...earlier, plotOf: () => undefined });
    expect(none[1]?.slice(-count)).toEqual(measuredFields.map(() => null));
  });

  it('include the water and the light of a plot’s day if the farm notes them', () => {
    const water = { heads: ['Water', 'Light', 'Ratio'], cells: (plotId: string, date: string) => [plotId, date, 2.5] };
    const [head, row] = dayLines(series, series.span, { ...format, water });
    expect(head?.slice(-3)).toEqual(['Water', 'Light', 'Ratio']);
    expect(row?.slice(-3)).toEqual(['1', '2024-10-04', 2.5]);
  });

  it('include every plot’s figures, also by volume', () => {
    const [head, row] = figureLines(series, series.span, format);
    expect(head?.slice(-count - 2, -count)).toEqual(['drainEc byVolume', 'drainPercent byVolume']);
    expect(row?.at(-count - 1)).toBe(25);
    expect(head?.at(-1)).toBe('drainPercent inTarget');
    expect(row?.slice(0, 5)).toEqual(['Serre 1', 2400, 2400, 2400, 1]);
  });
});
