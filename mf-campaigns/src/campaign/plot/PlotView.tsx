import { type Campaign, type Plot, type PlotCrop, SlotCards } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { AlignmentChoice } from '../../compare/AlignmentChoice.tsx';
import { LastSeasonChip } from '../../compare/LastSeasonChip.tsx';
import { SeasonSentences } from '../../compare/SeasonSentences.tsx';
import { useComparison } from '../../compare/use-comparison.ts';
import { SpanPicker } from '../choices/SpanPicker.tsx';
import { useShownSpan } from '../choices/use-shown-span.ts';
import { useViewParams } from '../choices/use-view-params.ts';
import { ViewBar } from '../choices/ViewBar.tsx';
import { usePrinting } from '@seguia/shared/ui-dates';
import { isoDay } from '../../series/calendar.ts';
import { restrictTo } from '../../series/restrict.ts';
import { indicesInSpan, spanDays } from '../../series/series.ts';
import { shiftedPlot } from '../../series/shift.ts';
import { useSeries } from '../../series/use-series.ts';
import { readingDays } from '../../series/axes/zoom.ts';
import { PlotCrops } from './PlotCrops.tsx';
import { PlotFigures } from './PlotFigures.tsx';
import { PlotGraphs } from './PlotGraphs.tsx';
import { PlotPaper } from './PlotPaper.tsx';
import { ReadingCalendar } from '../../season/calendar/ReadingCalendar.tsx';
import { readingsOf } from '../../season/judge/judged-season.ts';
import { PlotReadings } from '../../readings/PlotReadings.tsx';
import { SaltText } from './SaltText.tsx';
import type { PlotDays } from './use-plot-days.ts';
import { usePlotGraphs } from '../../graph/use-plot-graphs.ts';
import { usePlotSeries } from '../../series/use-plot-series.ts';

interface PlotViewProps {
  campaign: Campaign;
  plot: Plot;
  title: string;
  days: PlotDays;
  /** The plantings of the plot during the campaign; on a variety's page only its own. */
  crops: PlotCrop[];
  cropTypeId: string | undefined;
}

/** A plot's sentence about salt, its graphs, its crops and its readings. */
export function PlotView({ campaign, plot, title, days: shown, crops, cropTypeId }: PlotViewProps) {
  const { series, stretches, days } = shown;
  const { compareWith, change } = useViewParams();
  const whole = series.span;
  const { span, opening } = useShownSpan(campaign, whole);
  const zoomedIn = spanDays(span) <= readingDays;
  const raw = useSeries(
    zoomedIn
      ? {
          campaignId: campaign.id,
          plotId: plot.id,
          resolution: 'reading',
          from: isoDay(span.from),
          to: isoDay(span.to),
        }
      : null,
    series,
  );
  const before = usePlotSeries(compareWith ?? undefined, plot.id).series;
  const plotIds = useMemo(() => [plot.id], [plot]);
  const comparison = useComparison(campaign, whole, plotIds);
  const earlier = useMemo(
    () =>
      comparison && before
        ? shiftedPlot(comparison.ofSameCrops(before), comparison.daysOf(plot.id), plot.id)
        : undefined,
    [comparison, before, plot],
  );
  const rawPlot = raw.series?.plots.find((candidate) => candidate.plotId === plot.id);
  const drawn = useMemo(
    () => (zoomedIn && rawPlot ? restrictTo(rawPlot, stretches) : days),
    [zoomedIn, rawPlot, stretches, days],
  );
  const graphs = usePlotGraphs({ days, drawn, earlier, earlierName: comparison?.when, cropTypeId, span: whole });
  const counts = useMemo(() => readingsOf(days).subarray(...indicesInSpan(days.points.intakeEc, whole)), [days, whole]);
  const printing = usePrinting();
  return (
    <>
      <ViewBar>
        <LastSeasonChip campaign={campaign} plotIds={plotIds} />
        <SpanPicker
          campaign={campaign}
          whole={whole}
          span={span}
          opening={opening}
          onSpan={(next) => change({ span: next })}
          compare={{
            campaignId: compareWith,
            onChange: (id) => change({ compareWith: id }),
            alignment: comparison && (
              <AlignmentChoice comparison={comparison} onChange={(alignment) => change({ alignment })} />
            ),
          }}
        />
      </ViewBar>
      {comparison && earlier && <SeasonSentences pairs={[{ days, earlier }]} span={span} when={comparison.when} />}
      <SaltText plot={plot} days={days} cropTypeId={cropTypeId} span={span} />
      <PlotGraphs
        graphs={graphs}
        days={days}
        campaign={campaign}
        title={title}
        compared={earlier !== undefined}
        span={span}
        whole={whole}
        onSpan={(next) => change({ span: next })}
      />
      <PlotFigures days={days} earlier={earlier} span={span} />
      {cropTypeId === undefined && <PlotCrops campaign={campaign} plotId={plot.id} crops={crops} />}
      {cropTypeId === undefined && <SlotCards slot="plot" plotId={plot.id} />}
      <ReadingCalendar
        plotId={plot.id}
        title={title}
        span={whole}
        counts={counts}
        onDay={(day) => change({ span: { from: day, to: day } })}
      />
      <PlotReadings
        query={{
          plotId: plot.id,
          ...(cropTypeId === undefined ? {} : { cropTypeId }),
          from: isoDay(span.from),
          to: isoDay(span.to),
        }}
      />
      {printing && (
        <PlotPaper
          campaign={campaign}
          plot={plot}
          title={title}
          crops={crops}
          graphs={graphs}
          days={days}
          earlier={earlier}
          cropTypeId={cropTypeId}
          span={span}
        />
      )}
    </>
  );
}
