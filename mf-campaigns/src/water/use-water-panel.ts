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

/** Whether the water followed the light, as a graph: of each plot its own days or the farm's, of several their mean. None where no day of the span is known. */
export function useWaterPanel(plotIds: readonly string[], span: Span): WaterPanel[] {
  const words = useWaterFormat();
  const known = useAtomValue(waterDaysAtom);
  const series = useMemo(() => known && waterSeries(known, plotIds, span), [known, plotIds, span]);
  const mean = useMemo(() => series && meanWaterPerLight(daysIn(series, span)), [series, span]);
  const { title } = words;
  const note = typeof mean === 'number' ? words.mean(mean) : undefined;
  return useMemo(() => (series ? [{ kind: 'water', id: 'water', title, series, note }] : []), [series, title, note]);
}
