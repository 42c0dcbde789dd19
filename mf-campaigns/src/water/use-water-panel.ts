import { meanWaterPerLight } from '@seguia/shared/domain/water/water-ratio';
import { waterDaysAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Span } from '../series/series.ts';
import { useWaterFormat } from './use-water-format.ts';
import { daysIn, type WaterSeries, waterSeries } from './water-series.ts';

/** One graph of a stack: water given as bars, light as a line. */
export interface WaterPanel {
  kind: 'water';
  id: string;
  title: string;
  series: WaterSeries;
  note?: string | undefined;
}

/**
 * The graph of water and light, which shows whether water followed light. Each plot counts with its own days, otherwise the farm's; several
 * plots with their mean. Empty where no day of the span is known.
 */
export function useWaterPanel(plotIds: readonly string[], span: Span): WaterPanel[] {
  const words = useWaterFormat();
  const known = useAtomValue(waterDaysAtom);
  const series = useMemo(() => known && waterSeries(known, plotIds, span), [known, plotIds, span]);
  const mean = useMemo(() => series && meanWaterPerLight(daysIn(series, span)), [series, span]);
  const { title } = words;
  const note = typeof mean === 'number' ? words.mean(mean) : undefined;
  return useMemo(() => (series ? [{ kind: 'water', id: 'water', title, series, note }] : []), [series, title, note]);
}
