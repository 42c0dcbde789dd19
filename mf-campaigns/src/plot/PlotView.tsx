import type { Campaign, Plot, PlotCrop } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { SpanPicker } from '../detail/SpanPicker.tsx';
import { useViewParams } from '../detail/use-view-params.ts';
import { ViewBar } from '../detail/ViewBar.tsx';
import { dayNumber, isoDay } from '../series/calendar.ts';
import { restrictTo } from '../series/restrict.ts';
import type { PlotSeries, SeriesSet } from '../series/series.ts';
import { spanDays } from '../series/series.ts';
import { useSeries } from '../series/use-series.ts';
import { clamped, readingDays } from '../series/zoom.ts';
import { PlotCrops } from './PlotCrops.tsx';
import { PlotFigures } from './PlotFigures.tsx';
import { PlotGraphs } from './PlotGraphs.tsx';
import { PlotReadings } from './PlotReadings.tsx';
import { SaltWords } from './SaltWords.tsx';

interface PlotViewProps {
  campaign: Campaign;
  plot: Plot;
  series: SeriesSet;
  /** The plot's own days. */
  found: PlotSeries;
  /** What stood there during the campaign; of a variety's page its stretches only. */
  crops: PlotCrop[];
  cropTypeId: string | undefined;
}

/** What salt does in this plot, its graphs, its crops, its readings. */
export function PlotView({ campaign, plot, series, found, crops, cropTypeId }: PlotViewProps) {
  const { span: wanted, change } = useViewParams();
  const stretches = useMemo(
    () =>
      cropTypeId === undefined
        ? [series.span]
        : crops.map((crop) => ({ from: dayNumber(crop.from), to: dayNumber(crop.to ?? campaign.endDate) })),
    [cropTypeId, crops, series, campaign],
  );
  const whole = useMemo(
    () =>
      clamped(
        { from: Math.min(...stretches.map(({ from }) => from)), to: Math.max(...stretches.map(({ to }) => to)) },
        series.span,
      ),
    [stretches, series],
  );
  const span = useMemo(() => (wanted ? clamped(wanted, whole) : whole), [wanted, whole]);
  const days = useMemo(() => restrictTo(found, stretches), [found, stretches]);
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
  );
  const rawPlot = raw.series?.plots.find((one) => one.plotId === plot.id);
  const drawn = useMemo(
    () => (zoomedIn && rawPlot ? restrictTo(rawPlot, stretches) : days),
    [zoomedIn, rawPlot, stretches, days],
  );
  return (
    <>
      <ViewBar>
        <SpanPicker campaign={campaign} whole={whole} span={span} onSpan={(next) => change({ span: next })} />
      </ViewBar>
      <SaltWords days={days} span={span} />
      <PlotGraphs
        campaign={campaign}
        plot={plot}
        days={days}
        drawn={drawn}
        cropTypeId={cropTypeId}
        span={span}
        onSpan={(next) => change({ span: next })}
      />
      <PlotFigures days={days} span={span} />
      {cropTypeId === undefined && <PlotCrops campaign={campaign} plotId={plot.id} crops={crops} />}
      <PlotReadings
        query={{
          plotId: plot.id,
          ...(cropTypeId === undefined ? {} : { cropTypeId }),
          from: isoDay(span.from),
          to: isoDay(span.to),
        }}
      />
    </>
  );
}
