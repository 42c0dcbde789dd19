import { meanWater, waterFields, type WaterValues } from '@seguia/shared/domain/water/water-quantities';
import type { YAxis } from '../series/axes/y-axis.ts';
import { yAxisOver } from '../series/axes/y-axis.ts';
import { type Span, spanDays } from '../series/series.ts';
import { daysIn, type WaterSeries } from './water-series.ts';

/** The least width of a bar in px. */
const leastBar = 3;

export interface WaterBar extends WaterValues {
  /** Day numbers: the first, and the one after the last. */
  from: number;
  to: number;
}

export interface WaterDrawing {
  bars: readonly WaterBar[];
  water: YAxis;
  light: YAxis;
}

/** Days as bars. Where the width is too small, a bar holds several days and shows their daily mean. Null where nothing is known. */
export function waterDrawing(series: WaterSeries, span: Span, width: number): WaterDrawing | null {
  const each = Math.max(1, Math.ceil((spanDays(span) * leastBar) / Math.max(width, 1)));
  const bars: WaterBar[] = [];
  for (let from = span.from; from <= span.to; from += each) {
    const to = Math.min(from + each, span.to + 1);
    bars.push({ from, to, ...meanWater(daysIn(series, { from, to: to - 1 })) });
  }
  const most = (values: (number | null)[]) => Math.max(0, ...values.map((value) => value ?? 0));
  const water = most(bars.map((bar) => bar.irrigation));
  const light = most(bars.map((bar) => bar.radiation));
  if (bars.every((bar) => waterFields.every((field) => bar[field] === null))) return null;
  // Both axes begin at 0, so that a bar's height is its amount.
  return { bars, water: yAxisOver(0, water, 1), light: yAxisOver(0, light, 200) };
}
