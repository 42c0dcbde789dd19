import { fullName } from '@seguia/shared/domain/accounts/full-name';
import type { Campaign } from '@seguia/shared/platform';
import { FormattedMessage, useFormat } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import styles from './CampaignMade.module.css';

/** Who created a campaign and when, at the end of its page: few people ask. */
export function CampaignMade({ campaign }: { campaign: Campaign }) {
  const { dateTime } = useFormat();
  return (
    <p className={styles.made}>
      <FormattedMessage
        id="campaigns.facts.made"
        defaultMessage="Créée par {name}, {when}"
        values={{
          name: <bdi key="name">{fullName(campaign.createdBy)}</bdi>,
          when: <Num key="when">{dateTime(campaign.createdAt)}</Num>,
        }}
      />
    </p>
  );
}
