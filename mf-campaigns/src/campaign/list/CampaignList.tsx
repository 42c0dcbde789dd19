import type { Campaign } from '@seguia/shared/platform';
import {
  campaignsAtom,
  canAtom,
  FormattedMessage,
  paths,
  pullAtom,
  syncStatusAtom,
  todayAtom,
  useCannotFetch,
  useIntl,
} from '@seguia/shared/platform';
import {
  EmptyState,
  ErrorDialog,
  ErrorState,
  LinkButton,
  List,
  Page,
  PullToRefresh,
  Skeleton,
} from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRefreshByHand } from '../../fetching/use-refresh-by-hand.ts';
import { CampaignItem } from './CampaignItem.tsx';
import styles from './CampaignList.module.css';
import { groupByPhase } from '../facts/phase.ts';

/** All campaigns of the farm as the device has them. Pulling down fetches the newest. */
export function CampaignList() {
  const intl = useIntl();
  const campaigns = useAtomValue(campaignsAtom);
  const can = useAtomValue(canAtom);
  const pull = useSetAtom(pullAtom);
  const { error, dataSince } = useAtomValue(syncStatusAtom);
  const isLacking = error !== null && dataSince === null && campaigns?.length === 0 && can('campaigns.view');
  const dialog = useCannotFetch('campaigns', isLacking);
  const refresh = useRefreshByHand(pull);
  const create = can('campaigns.create') && (
    <LinkButton to={paths.newCampaign()} variant="primary" icon="plus">
      <FormattedMessage id="campaigns.list.new" defaultMessage="Nouvelle campagne" />
    </LinkButton>
  );
  return (
    <Page title={intl.formatMessage({ id: 'campaigns.list.title', defaultMessage: 'Campagnes' })}>
      {can('campaigns.view') ? (
        <PullToRefresh onRefresh={refresh}>
          {campaigns && campaigns.length > 0 && create && (
            <div className={styles.act} data-move="new">
              {create}
            </div>
          )}
          <Content campaigns={campaigns} create={create} onRetry={() => refresh().catch(() => undefined)} />
        </PullToRefresh>
      ) : (
        <EmptyState
          title={intl.formatMessage({
            id: 'campaigns.list.refused',
            defaultMessage: 'Votre rôle ne permet pas de voir les campagnes.',
          })}
        />
      )}
      {dialog.isOpen && (
        <ErrorDialog
          text={intl.formatMessage({
            id: 'campaigns.list.fetchFailed',
            defaultMessage: 'Impossible de charger les campagnes. Vérifiez le réseau, puis réessayez.',
          })}
          onClose={dialog.close}
        />
      )}
    </Page>
  );
}

interface ContentProps {
  campaigns: Campaign[] | undefined;
  create: React.ReactNode;
  onRetry: () => Promise<unknown>;
}

function Content({ campaigns, create, onRetry }: ContentProps) {
  const intl = useIntl();
  const status = useAtomValue(syncStatusAtom);
  const today = useAtomValue(todayAtom);
  // Before the first fetch a device has no campaigns, which does not mean that the farm has none.
  if (!campaigns || (campaigns.length === 0 && status.dataSince === null))
    return status.error ? (
      <ErrorState
        text={intl.formatMessage({
          id: 'campaigns.list.error',
          defaultMessage: 'Les campagnes n’ont pas pu être chargées.',
        })}
        onRetry={onRetry}
      />
    ) : (
      <Skeleton look="rows" count={4} />
    );
  if (campaigns.length === 0)
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'campaigns.list.empty', defaultMessage: 'Aucune campagne pour l’instant.' })}
        text={intl.formatMessage({
          id: 'campaigns.list.emptyText',
          defaultMessage: 'Une campagne réunit les relevés d’une période dans des graphiques.',
        })}
        action={create}
      />
    );
  return (
    <List label={intl.formatMessage({ id: 'campaigns.list.title', defaultMessage: 'Campagnes' })}>
      {groupByPhase(campaigns, today).map((campaign) => (
        <CampaignItem key={campaign.id} campaign={campaign} today={today} />
      ))}
    </List>
  );
}
