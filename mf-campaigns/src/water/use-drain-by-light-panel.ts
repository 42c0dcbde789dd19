import { drainByLight, judgedDays, type LitDay } from '@seguia/shared/domain/water/drain-by-light';
import { waterDaysAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { PairPanel } from '../graph/pair/pair-panel.ts';
import { lineFigures } from '../series/figures/figures.ts';
import type { PlotSeries, Span } from '../series/series.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import { useDrainByLightText } from './use-drain-by-light-text.ts';
import { useWaterFormat } from './use-water-format.ts';
import { waterSeries, type WaterSeries } from './water-series.ts';

/**
 * The graph of a plot's drain percentage and light, which shows whether drain followed light: light as bars, drain as a line, with a ring on
 * the days that fell out. A week is too short to judge by, so the days before it count for the verdict, as far as they are here. Empty where
 * no day of the span has both.
 */
export function useDrainByLightPanel(plot: PlotSeries, span: Span): PairPanel[] {
  const words = useWaterFormat();
  const measures = useMeasureFormat();
  const text = useDrainByLightText();
  const known = useAtomValue(waterDaysAtom);
  return useMemo(() => {
    const judged = { from: Math.min(span.from, span.to - judgedDays + 1), to: span.to };
    const series = known && waterSeries(known, [plot.plotId], judged);
    const days = series ? litDays(series, plot, judged) : [];
    if (!series || !days.some(({ day }) => day >= span.from)) return [];
    const found = drainByLight(days);
    const formatPercent = (value: number) => measures.formatValue('percent', value);
    const name = measures.name('drainPercent');
    return [
      {
        kind: 'pair',
        id: 'drain-by-light',
        title: text.title,
        bars: words.series('radiation', series.radiation, 5, 200),
        line: {
          id: 'drainPercent',
          name,
          head: name,
          points: plot.points.drainPercent,
          slot: 2,
          least: 10,
          format: formatPercent,
          axis: formatPercent,
          withUnit: formatPercent,
        },
        marked: found?.fallenOut.map(({ day }) => day),
        note: text.note(found),
      },
    ];
  }, [words, measures, text, known, plot, span]);
}

/** The days of a span with both. */
function litDays({ radiation }: WaterSeries, { points }: PlotSeries, span: Span): LitDay[] {
  return Array.from({ length: span.to - span.from + 1 }, (_, index) => span.from + index).flatMap((day) => {
    const of = { from: day, to: day };
    const [light, percent] = [lineFigures(radiation, of).mean, lineFigures(points.drainPercent, of).mean];
    return light === null || percent === null ? [] : [{ day, light, percent }];
  });
}
