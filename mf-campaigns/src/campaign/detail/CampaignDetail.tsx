import { canAtom, FormattedMessage, notFound, paths, useIntl, useNavigate, useParams } from '@seguia/shared/platform';
import { EmptyState, LinkButton, Page, PullToRefresh, Skeleton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { NotFetched } from '../../fetching/NotFetched.tsx';
import { useSeries } from '../../series/use-series.ts';
import { useCampaign } from '../../fetching/use-campaign.ts';
import { useRefreshByHand } from '../../fetching/use-refresh-by-hand.ts';
import { CampaignFacts } from './CampaignFacts.tsx';
import { CampaignMade } from './CampaignMade.tsx';
import { CampaignMenu } from './CampaignMenu.tsx';
import { CampaignView } from './CampaignView.tsx';
import { DeleteCampaign } from './DeleteCampaign.tsx';

/** `/app/campaign/{id}`: the verdict on a campaign, its map, its five graphs, its figures, its crops and its files. */
export function CampaignDetail() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { item: campaign, error, retry } = useCampaign(id);
  const can = useAtomValue(canAtom);
  const series = useSeries(campaign ? { campaignId: id, resolution: 'day' } : null);
  const refresh = useRefreshByHand(series.reload);
  const [deleting, setDeleting] = useState(false);
  if (series.error?.status === 404) notFound();
  const failed = intl.formatMessage({
    id: 'campaigns.detail.error',
    defaultMessage: 'La campagne n’a pas pu être chargée.',
  });
  const back = { to: paths.campaigns(), fromAnywhere: true };
  if (!campaign)
    return (
      <Page
        title={intl.formatMessage({ id: 'campaigns.detail.title', defaultMessage: 'Campagne' })}
        width="wide"
        back={back}
      >
        {error ? (
          <NotFetched error={error} what="campaign" text={failed} onRetry={retry} />
        ) : (
          <Skeleton look="chart" count={2} />
        )}
      </Page>
    );
  const { reload, storedSince } = series;
  const tryAgain = () => void reload().catch(() => undefined);
  return (
    <Page
      title={campaign.name}
      width="wide"
      back={back}
      stored={storedSince === null ? undefined : { since: storedSince, onRetry: tryAgain }}
    >
      <CampaignFacts campaign={campaign}>
        <CampaignMenu
          campaign={campaign}
          series={series.series}
          onEdit={can('campaigns.update') ? () => void navigate(paths.editCampaign(id)) : undefined}
          onDelete={can('campaigns.delete') ? () => setDeleting(true) : undefined}
        />
      </CampaignFacts>
      <PullToRefresh onRefresh={refresh}>
        {series.series ? (
          series.series.plots.length > 0 ? (
            <CampaignView campaign={campaign} series={series.series} />
          ) : (
            <EmptyState
              title={intl.formatMessage({
                id: 'campaigns.detail.empty',
                defaultMessage: 'Aucun relevé dans cette campagne pour l’instant.',
              })}
              action={
                can('fertirrigation.create') && (
                  <LinkButton to={paths.newReading()} variant="primary" icon="plus">
                    <FormattedMessage id="campaigns.detail.newReading" defaultMessage="Nouveau relevé" />
                  </LinkButton>
                )
              }
            />
          )
        ) : series.error ? (
          <NotFetched error={series.error} what="campaign" text={failed} onRetry={reload} busy={series.loading} />
        ) : (
          <Skeleton look="chart" count={3} />
        )}
      </PullToRefresh>
      <CampaignMade campaign={campaign} />
      {deleting && (
        <DeleteCampaign
          campaign={campaign}
          onCancel={() => setDeleting(false)}
          onDeleted={() => void navigate(paths.campaigns(), { replace: true })}
        />
      )}
    </Page>
  );
}
