import { meanWaterPerLight, waterPerLight } from '@seguia/shared/domain/water/water-ratio';
import { waterDaysAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { PairPanel } from '../graph/pair/pair-panel.ts';
import type { Span } from '../series/series.ts';
import { useWaterFormat } from './use-water-format.ts';
import { daysIn, waterOn, waterSeries } from './water-series.ts';

/**
 * The graph of water and light, which shows whether water followed light: water as bars, light as a line. Each plot counts with its own
 * days, otherwise the farm's; several plots with their mean. Empty where no day of the span is known.
 */
export function useWaterPanel(plotIds: readonly string[], span: Span): PairPanel[] {
  const words = useWaterFormat();
  const known = useAtomValue(waterDaysAtom);
  return useMemo(() => {
    const series = known && waterSeries(known, plotIds, span);
    if (!series) return [];
    const meanOf = (period: Span) => meanWaterPerLight(daysIn(series, period));
    const mean = meanOf(span);
    const orNull = (value: number | null, write: (value: number) => string) => (value === null ? null : write(value));
    return [
      {
        kind: 'pair',
        id: 'water',
        title: words.title,
        bars: words.series('irrigation', series.irrigation, 1, 1),
        line: words.series('radiation', series.radiation, 5, 200),
        both: {
          head: words.ratioHead,
          of: (period) => orNull(meanOf(period), words.formatRatio),
          words: (day) => orNull(waterPerLight(waterOn(series, day)), words.ratio),
        },
        note: mean === null ? undefined : words.mean(mean),
      },
    ];
  }, [words, known, plotIds, span]);
}
