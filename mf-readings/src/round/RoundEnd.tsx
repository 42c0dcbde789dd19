import { hasWaterDaysAtom, type Plot, useIntl, waterDaysAtom } from '@seguia/shared/platform';
import { Button, List, Row } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { RoundWater } from '../water-day/RoundWater.tsx';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { doneOf, type Round } from './stops/round.ts';
import { useUnfinished } from '../draft/use-unfinished.ts';
import { roundMessages } from './round-messages.ts';
import styles from './Round.module.css';

export interface RoundEndProps {
  round: Round;
  plots: readonly Plot[];
  onFinish: () => void;
  onComeBack: () => void;
}

/** The end of a round: what is read, what was skipped, and a button back to the first skipped plot. */
export function RoundEnd({ round, plots, onFinish, onComeBack }: RoundEndProps) {
  const intl = useIntl();
  const days = useAtomValue(waterDaysAtom);
  const hasWaterDays = useAtomValue(hasWaterDaysAtom);
  const unfinished = useUnfinished();
  const skipped = plots.filter(({ id }) => round.skipped.includes(id));
  // Waits for the days: fields drawn before would lose what is typed into them.
  if (!days || !unfinished || hasWaterDays === undefined) return null;
  const finish = intl.formatMessage(roundMessages.finish);
  return (
    <div className={styles.takeUp}>
      <h2 className={styles.plot}>{intl.formatMessage(roundMessages.over)}</h2>
      <p>{intl.formatMessage(roundMessages.overText, { done: doneOf(round, plots), count: plots.length })}</p>
      {skipped.length > 0 && (
        <>
          <List label={intl.formatMessage(roundMessages.skipped)}>
            {skipped.map((plot) => (
              <Row key={plot.id} title={plot.name} text={formatCrops(plot.crops.slice(0, 1))} />
            ))}
          </List>
          <Button full onPress={onComeBack}>
            {intl.formatMessage(roundMessages.comeBack)}
          </Button>
        </>
      )}
      {hasWaterDays ? (
        <RoundWater days={days} unfinished={unfinished} finish={finish} onFinish={onFinish} />
      ) : (
        <Button variant="primary" large full onPress={onFinish}>
          {finish}
        </Button>
      )}
    </div>
  );
}
