import type { Campaign } from '@seguia/shared/platform';
import { FormattedMessage, paths } from '@seguia/shared/platform';
import { Icon, Num, Row } from '@seguia/shared/ui';
import { DateSpan } from '../facts/DateSpan.tsx';
import { PhaseText } from '../facts/PhaseText.tsx';
import styles from './CampaignItem.module.css';
import { phaseOf } from '../facts/phase.ts';

interface CampaignItemProps {
  campaign: Campaign;
  /** The farm's date. */
  today: string;
}

/** A campaign's name, dates and phase, with a lock if other apps do not see it. */
export function CampaignItem({ campaign, today }: CampaignItemProps) {
  const phase = phaseOf(campaign, today);
  return (
    <Row
      to={paths.campaign(campaign.id)}
      title={campaign.name}
      text={
        <span className={styles.text}>
          <Num>
            <DateSpan from={campaign.startDate} to={campaign.endDate} />
          </Num>
          <span className={phase.kind === 'running' ? styles.running : undefined}>
            <PhaseText phase={phase} />
          </span>
          {campaign.visibility === 'this_app' && (
            <span className={styles.private}>
              <Icon name="lock" size={16} />
              <FormattedMessage id="campaigns.visibility.thisApp" defaultMessage="Cette application seulement" />
            </span>
          )}
        </span>
      }
      start={<Icon name="campaigns" />}
    />
  );
}
