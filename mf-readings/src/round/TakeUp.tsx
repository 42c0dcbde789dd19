import { type Plot, useFormat, useIntl } from '@seguia/shared/platform';
import { Button } from '@seguia/shared/ui';
import { doneOf, type Round } from './stops/round.ts';
import { roundMessages } from './messages/round-messages.ts';
import styles from './Round.module.css';

interface TakeUpProps {
  round: Round;
  plots: readonly Plot[];
  onGoOn: () => void;
  onAfresh: () => void;
}

/** Asks about a round of an earlier day: continue it, or begin a new one. */
export function TakeUp({ round, plots, onGoOn, onAfresh }: TakeUpProps) {
  const intl = useIntl();
  const { date } = useFormat();
  return (
    <div className={styles.takeUp}>
      <h2 className={styles.plot}>{intl.formatMessage(roundMessages.unfinished)}</h2>
      <p>
        {intl.formatMessage(roundMessages.unfinishedText, {
          date: date(round.startedOn, 'weekday'),
          done: doneOf(round, plots),
          count: plots.length,
        })}
      </p>
      <Button variant="primary" large full onPress={onGoOn}>
        {intl.formatMessage(roundMessages.goOn)}
      </Button>
      <Button full onPress={onAfresh}>
        {intl.formatMessage(roundMessages.afresh)}
      </Button>
    </div>
  );
}
