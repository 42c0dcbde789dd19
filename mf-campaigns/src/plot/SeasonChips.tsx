import { defineMessages, FormattedMessage, useIntl } from '@seguia/shared/platform';
import { Chip } from '@seguia/shared/ui';
import styles from './PlotWeek.module.css';
import type { LastSeason, SeasonAlignment } from './use-last-season.ts';

const messages = defineMessages({
  date: { id: 'campaigns.week.yearAgo', defaultMessage: 'Il y a un an' },
  planting: { id: 'campaigns.week.sameAge', defaultMessage: 'Au même âge' },
} satisfies Record<SeasonAlignment, { id: string; defaultMessage: string }>);

/** What a plot's days can be compared with: a year ago, or the same age of the planting before. */
export function SeasonChips({ season }: { season: LastSeason }) {
  const intl = useIntl();
  return (
    <div className={styles.seasons}>
      {season.offered.map((alignment) => (
        <Chip key={alignment} pressed={season.alignment === alignment} onPress={() => season.choose(alignment)}>
          {intl.formatMessage(messages[alignment])}
        </Chip>
      ))}
      {season.state === 'failed' && (
        <p role="status" className={styles.season}>
          <FormattedMessage id="campaigns.week.noSeason" defaultMessage="La saison d’avant demande du réseau." />
        </p>
      )}
    </div>
  );
}
