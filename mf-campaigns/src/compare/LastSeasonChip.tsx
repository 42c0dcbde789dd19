import { seasonBefore } from '@seguia/shared/domain/season/same-age';
import { type Campaign, campaignsAtom, FormattedMessage, plotsAtom } from '@seguia/shared/platform';
import { Chip } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useViewParams } from '../campaign/choices/use-view-params.ts';

interface LastSeasonChipProps {
  campaign: Campaign;
  plotIds: readonly string[];
}

/** Compares with the season before at the same age, in one tap; another tap ends it. Shows nothing where there is no such season. */
export function LastSeasonChip({ campaign, plotIds }: LastSeasonChipProps) {
  const { compareWith, change } = useViewParams();
  const campaigns = useAtomValue(campaignsAtom) ?? [];
  const plots = useAtomValue(plotsAtom) ?? [];
  const former = seasonBefore(
    campaign,
    campaigns,
    plots.filter(({ id }) => plotIds.includes(id)),
  );
  if (!former) return null;
  const isCompared = compareWith === former.id;
  return (
    <Chip
      pressed={isCompared}
      onPress={() =>
        isCompared ? change({ compareWith: null }) : change({ compareWith: former.id, alignment: 'planting' })
      }
    >
      <FormattedMessage id="campaigns.compared.ask" defaultMessage="Mieux que la saison passée ?" />
    </Chip>
  );
}
