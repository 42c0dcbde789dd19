import { describe, expect, it } from 'vitest';
import { dailyPoints } from '../../../testing/plot-series.ts';
import type { LineOf } from './drawing.ts';
import { drawingOf } from './drawing.ts';

const season = (values: (number | null)[], id = 'a'): LineOf => ({
  id,
  label: id,
  slot: 1,
  points: dailyPoints(0, values),
});
const wobble = (days: number, level: number) => Array.from({ length: days }, (_, day) => level + (day % 5) * 0.1);
const parts = { quantity: 'ec' as const, buckets: 100 };

describe('what a graph shows', () => {
  it('is nothing where nothing was measured', () => {
    expect(drawingOf({ ...parts, span: { from: 0, to: 9 }, lines: [season([null, null])] })).toBeNull();
  });

  it('is there as soon as one of its lines has a value', () => {
    const lines = [season([null, null]), season([2, 2.1], 'b')];
    expect(drawingOf({ ...parts, span: { from: 0, to: 9 }, lines })?.lines).toHaveLength(2);
  });

  it('reaches to a target that is open at one side as to any other', () => {
    const span = { from: 0, to: 199 };
    const yOf = (low: number | null, high: number | null) =>
      drawingOf({ ...parts, span, lines: [season(wobble(200, 2))], bands: [{ from: 0, to: 200, low, high }] })?.y;
    expect(yOf(null, 3.5)).toEqual(yOf(2.2, 3.5));
    expect(yOf(0.5, null)).toEqual(yOf(0.5, 2.2));
    expect(yOf(null, null)).toEqual(yOf(2.2, 2.2));
  });

  it('shows a lone value within its range as one of its own', () => {
    const values = wobble(200, 2);
    values[50] = 2.7;
    const drawing = drawingOf({ ...parts, span: { from: 0, to: 199 }, lines: [season(values)] });
    expect(drawing?.y.high).toBeGreaterThanOrEqual(2.7);
    expect(drawing?.lines[0]?.beyond).toEqual([]);
  });

  it('does not begin at 0 where nothing is near it: drain EC would lie flat', () => {
    const span = { from: 0, to: 199 };
    const drawing = drawingOf({ ...parts, span, lines: [season(wobble(200, 2.1)), season(wobble(200, 4.2), 'b')] });
    expect(drawing?.y.low).toBeGreaterThan(1.7);
    expect(drawing?.y.high).toBeLessThan(5);
  });

  it('reaches to the target and to every ordinary peak', () => {
    const values = wobble(200, 2);
    for (let day = 80; day < 100; day++) values[day] = 3.4;
    const drawing = drawingOf({
      ...parts,
      span: { from: 0, to: 199 },
      lines: [season(values)],
      bands: [{ from: 0, to: 200, low: 1.5, high: 2.5 }],
    });
    expect(drawing?.y.low).toBeLessThanOrEqual(1.5);
    expect(drawing?.y.high).toBeGreaterThanOrEqual(3.4);
    expect(drawing?.lines[0]?.beyond).toEqual([]);
  });

  it('marks a far outlier at its edge rather than pressing the season flat', () => {
    const values = wobble(200, 2);
    values[50] = 19;
    const drawing = drawingOf({ ...parts, span: { from: 0, to: 199 }, lines: [season(values)] });
    expect(drawing?.y.high).toBeLessThan(4);
    expect(drawing?.lines[0]?.beyond).toEqual([{ x: 50.5, above: true }]);
  });

  it('marks at its edge what is far off days that are all the same, and a dot as any value', () => {
    const span = { from: 0, to: 199 };
    const values: number[] = Array.from({ length: 200 }, () => 2);
    const typo = values.with(50, 19);
    expect(drawingOf({ ...parts, span, lines: [season(typo)] })?.lines[0]?.beyond).toEqual([{ x: 50.5, above: true }]);
    const dotted = { ...season(values), dots: dailyPoints(0, typo) };
    expect(drawingOf({ ...parts, span, lines: [dotted] })?.lines[0]?.beyond).toEqual([{ x: 50.5, above: true }]);
    expect(drawingOf({ ...parts, span: { from: 51, to: 60 }, lines: [season(typo)] })?.lines[0]?.beyond).toEqual([]);
  });

  it('marks where the season that is laid over leaves the axis, apart from its own line', () => {
    const typo = wobble(200, 2).with(50, 19);
    const compared = { ...season(wobble(200, 2)), earlier: dailyPoints(0, typo) };
    const [line] = drawingOf({ ...parts, span: { from: 0, to: 199 }, lines: [compared] })?.lines ?? [];
    expect(line?.earlierBeyond).toEqual([{ x: 50.5, above: true }]);
    expect(line?.beyond).toEqual([]);
  });

  it('reaches to values with a meaning of their own: a ratio of 1', () => {
    const ratio = { quantity: 'ratio' as const, buckets: 100, guides: [1] };
    const drawing = drawingOf({ ...ratio, span: { from: 0, to: 99 }, lines: [season(wobble(100, 1.6))] });
    expect(drawing?.guides).toEqual([1]);
    expect(drawing?.y.low).toBeLessThan(1);
    expect(drawing?.y.low).toBeGreaterThan(0.8);
  });

  it('is nothing on days without a value, though the days beside them have one', () => {
    const values = [...wobble(50, 2), ...Array.from({ length: 20 }, () => null), ...wobble(50, 2)];
    const days = (from: number, to: number) => drawingOf({ ...parts, span: { from, to }, lines: [season(values)] });
    expect(days(50, 69)).toBeNull();
    expect(days(120, 160)).toBeNull();
    expect(days(49, 69)).not.toBeNull();
  });

  it('cuts targets to the days that it shows', () => {
    const bands = [
      { from: 0, to: 30, low: 1, high: 9 },
      { from: 30, to: 100, low: 2, high: 3 },
    ];
    const drawing = drawingOf({ ...parts, span: { from: 40, to: 59 }, lines: [season(wobble(100, 2.2))], bands });
    expect(drawing?.bands).toEqual([{ from: 40, to: 60, low: 2, high: 3 }]);
  });
});
