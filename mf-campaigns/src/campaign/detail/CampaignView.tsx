import type { Campaign } from '@seguia/shared/platform';
import { campaignsAtom, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { usePrinting } from '@seguia/shared/ui-dates';
import type { SeriesSet } from '../../series/series.ts';
import { spanDays } from '../../series/series.ts';
import { useSeries } from '../../series/use-series.ts';
import { shiftedPlot } from '../../series/shift.ts';
import { readingDays, cutToWhole } from '../../series/axes/zoom.ts';
import { isoDay } from '../../series/calendar.ts';
import { AlignmentChoice } from '../../compare/AlignmentChoice.tsx';
import { LastSeasonChip } from '../../compare/LastSeasonChip.tsx';
import type { SeasonPair } from '../../compare/season-difference.ts';
import { SeasonSentences } from '../../compare/SeasonSentences.tsx';
import { useComparison } from '../../compare/use-comparison.ts';
import { CampaignGraphs } from './CampaignGraphs.tsx';
import { CampaignPaper } from './CampaignPaper.tsx';
import { CropChoice } from '../choices/CropChoice.tsx';
import { CropsAndVarieties } from './CropsAndVarieties.tsx';
import { useCampaignPicks } from './use-campaign-picks.ts';
import { FiguresTable } from '../../tables/FiguresTable.tsx';
import { PlotPicker } from '../choices/PlotPicker.tsx';
import { SeasonMap } from '../../season/map/SeasonMap.tsx';
import { useSeason } from '../../season/map/use-season.ts';
import { SpanPicker } from '../choices/SpanPicker.tsx';
import { usePlotFigures } from '../../tables/use-plot-figures.ts';
import { useViewParams } from '../choices/use-view-params.ts';
import { ViewBar } from '../choices/ViewBar.tsx';

interface CampaignViewProps {
  campaign: Campaign;
  /** The days of the whole campaign. */
  series: SeriesSet;
}

/** The verdict on a campaign, its map, its graphs and figures, with the choice of plots, span and comparison. */
export function CampaignView({ campaign, series: whole }: CampaignViewProps) {
  const intl = useIntl();
  const { span: wanted, compareWith, change } = useViewParams();
  const { crops, crop, ofCrop, series, picks } = useCampaignPicks(campaign, whole);
  const span = useMemo(() => cutToWhole(wanted, series.span), [wanted, series]);
  const zoomedIn = spanDays(span) <= readingDays;
  const raw = useSeries(
    zoomedIn ? { campaignId: campaign.id, resolution: 'reading', from: isoDay(span.from), to: isoDay(span.to) } : null,
    whole,
  );
  const earlier = useSeries(compareWith ? { campaignId: compareWith, resolution: 'day' } : null);
  const former = useAtomValue(campaignsAtom)?.find(({ id }) => id === compareWith);
  const before = useMemo(
    () => former && earlier.series && ofCrop(earlier.series, former),
    [former, earlier.series, ofCrop],
  );
  const plotIds = useMemo(() => [...picks.values()], [picks]);
  const comparison = useComparison(campaign, series.span, plotIds);
  const allIds = useMemo(() => series.plots.map(({ plotId }) => plotId), [series]);
  const pairs = useMemo(
    () =>
      before && comparison
        ? series.plots.flatMap((days): SeasonPair[] => {
            const earlier = shiftedPlot(comparison.ofSameCrops(before), comparison.daysOf(days.plotId), days.plotId);
            return earlier ? [{ days, earlier }] : [];
          })
        : [],
    [series, before, comparison],
  );
  const rows = usePlotFigures(series, picks, before, comparison);
  const cropId = series === whole ? undefined : crop?.id;
  const season = useSeason({ campaign, cropId: crop?.id, judgedCropId: cropId, series, ofCrop });
  const printing = usePrinting();
  const single = useMemo(
    () => (zoomedIn && raw.series ? ofCrop(raw.series) : undefined),
    [zoomedIn, raw.series, ofCrop],
  );
  const look = useMemo(
    () => ({ series, raw: single, earlier: before, comparison, picks, cropId, span }),
    [series, single, before, comparison, picks, cropId, span],
  );
  return (
    <>
      {crop && crops.length > 1 && (
        <CropChoice crops={crops} crop={crop} onChange={(next) => change({ cropId: next })} />
      )}
      <SeasonMap campaign={campaign} season={season} />
      <ViewBar>
        <LastSeasonChip campaign={campaign} plotIds={allIds} />
        <PlotPicker series={series} picks={picks} onChange={(next) => change({ picks: next })} />
        <SpanPicker
          campaign={campaign}
          whole={series.span}
          span={span}
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
      {comparison && <SeasonSentences pairs={pairs} span={span} when={comparison.when} />}
      <CampaignGraphs campaign={campaign} look={look} onSpan={(next) => change({ span: next })} />
      <FiguresTable
        title={intl.formatMessage({ id: 'campaigns.figures.title', defaultMessage: 'Chiffres par parcelle' })}
        rows={rows}
        span={span}
      />
      <CropsAndVarieties campaign={campaign} series={whole} />
      {printing && <CampaignPaper campaign={campaign} season={season} look={look} rows={rows} />}
    </>
  );
}
