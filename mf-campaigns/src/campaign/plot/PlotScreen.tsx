import type { Plot } from '@seguia/shared/platform';
import { notFound, paths, SlotCards, useIntl } from '@seguia/shared/platform';
import { EmptyState, Page, PullToRefresh, Skeleton } from '@seguia/shared/ui';
import { useMemo } from 'react';
import { cropsInSpan } from '../facts/crops-in-span.ts';
import { NotFetched } from '../../fetching/NotFetched.tsx';
import { useCampaign } from '../../fetching/use-campaign.ts';
import { useRefreshByHand } from '../../fetching/use-refresh-by-hand.ts';
import type { Found } from '../../fetching/use-found.ts';
import { PlotFacts } from './PlotFacts.tsx';
import { PlotView } from './PlotView.tsx';
import { usePlotDays } from './use-plot-days.ts';
import { usePlotSeries } from '../../series/use-plot-series.ts';

interface PlotScreenProps {
  campaignId: string;
  plotId: string;
  plot: Found<Plot>;
  /** Limits the page to the days on which this variety grew there. */
  cropTypeId?: string | undefined;
}

/** A plot's graphs within a campaign, for all its days or for those of one variety. */
export function PlotScreen({ campaignId, plotId, plot: foundPlot, cropTypeId }: PlotScreenProps) {
  const intl = useIntl();
  const found = useCampaign(campaignId);
  const campaign = found.item;
  const plot = foundPlot.item;
  const { series, storedSince, error, loading, reload } = usePlotSeries(campaign?.id, plotId, cropTypeId);
  const refresh = useRefreshByHand(reload);
  const crops = useMemo(() => {
    const all = campaign && plot ? cropsInSpan(plot.crops, campaign) : [];
    return cropTypeId === undefined ? all : all.filter((crop) => crop.cropTypeId === cropTypeId);
  }, [campaign, plot, cropTypeId]);
  const days = usePlotDays(campaign, series, plotId, cropTypeId === undefined ? undefined : crops);
  if (error?.status === 404) notFound();
  const failed = intl.formatMessage({
    id: 'campaigns.plot.error',
    defaultMessage: 'Les relevés n’ont pas pu être chargés.',
  });
  const back = { to: cropTypeId === undefined ? paths.campaign(campaignId) : paths.campaignPlot(campaignId, plotId) };
  const unfound = found.error ?? foundPlot.error;
  if (!campaign || !plot)
    return (
      <Page
        title={intl.formatMessage({ id: 'campaigns.figures.plot', defaultMessage: 'Parcelle' })}
        width="wide"
        back={back}
      >
        {unfound ? (
          <NotFetched
            error={unfound}
            what="readings"
            text={failed}
            onRetry={() => {
              found.retry();
              foundPlot.retry();
            }}
          />
        ) : (
          <Skeleton look="chart" count={2} />
        )}
      </Page>
    );
  const [variety] = crops;
  // The variety grew in the plot, but not during this campaign.
  if (cropTypeId !== undefined && !variety) notFound();
  const title = cropTypeId !== undefined && variety ? `${plot.name} · ${variety.cropTypeName}` : plot.name;
  const retry = () => void refresh().catch(() => undefined);
  return (
    <Page
      title={title}
      width="wide"
      back={back}
      stored={storedSince === null ? undefined : { since: storedSince, onRetry: retry }}
    >
      <PlotFacts campaign={campaign} plotId={plotId} title={title} days={days} cropTypeId={cropTypeId} />
      <PullToRefresh onRefresh={refresh}>
        {days ? (
          <PlotView campaign={campaign} plot={plot} title={title} days={days} crops={crops} cropTypeId={cropTypeId} />
        ) : series ? (
          <>
            <EmptyState
              title={intl.formatMessage({
                id: 'campaigns.plot.empty',
                defaultMessage: 'Aucun relevé de cette parcelle dans cette campagne.',
              })}
            />
            {cropTypeId === undefined && <SlotCards slot="plot" plotId={plotId} />}
          </>
        ) : error ? (
          <NotFetched error={error} what="readings" text={failed} onRetry={reload} busy={loading} />
        ) : (
          <Skeleton look="chart" count={3} />
        )}
      </PullToRefresh>
    </Page>
  );
}
