import {
  canAtom,
  type DeviceWaterDay,
  hasWaterDaysAtom,
  type Plot,
  useIntl,
  useReadings,
  waterDaysAtom,
} from '@seguia/shared/platform';
import { Button, List, Row } from '@seguia/shared/ui';
import { addDays } from '@seguia/shared/domain/farm-time';
import { useAtomValue } from 'jotai';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { useUnfinished } from '../../draft/use-unfinished.ts';
import { useFarmData } from '../../farm-data/use-farm-data.ts';
import { RoundWater } from '../../water-day/RoundWater.tsx';
import { roundMessages } from '../messages/round-messages.ts';
import type { Round } from '../stops/round.ts';
import { resultOf } from './round-result.ts';
import { RoundSummary } from './RoundSummary.tsx';
import styles from './RoundEnd.module.css';

export interface RoundEndProps {
  round: Round;
  plots: readonly Plot[];
  onFinish: () => void;
  onComeBack: () => void;
  onCorrect: (plotId: string) => void;
}

/** More readings than a farm makes on the days of a round. */
const readingsOfRound = 1000;

/** A round can be resumed days after its first readings, and a draft or a correction can have an earlier day: those have to be found, too. */
const daysBefore = 15;

/** The end of a round: what it found, what was skipped, and for people who steer the farm its water and light. */
export function RoundEnd({ round, plots, onFinish, onComeBack, onCorrect }: RoundEndProps) {
  const intl = useIntl();
  const days = useWaterToWrite();
  const unfinished = useUnfinished();
  const { bands } = useFarmData();
  const { rows } = useReadings({ from: addDays(round.startedOn, -daysBefore), limit: readingsOfRound });
  const skipped = plots.filter(({ id }) => round.skipped.includes(id));
  // Waits for the days: fields drawn before would lose what is typed into them.
  if (days === undefined || !unfinished || !rows) return null;
  const finish = intl.formatMessage(roundMessages.finish);
  return (
    <div className={styles.end}>
      <h2 className={styles.title}>{intl.formatMessage(roundMessages.over)}</h2>
      <RoundSummary round={round} plots={plots} result={resultOf(round, plots, rows, bands)} onCorrect={onCorrect} />
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
      {days ? (
        <RoundWater days={days} unfinished={unfinished} finish={finish} onFinish={onFinish} />
      ) : (
        <Button variant="primary" large full onPress={onFinish}>
          {finish}
        </Button>
      )}
    </div>
  );
}

/** The water days, for people who may change any of them; null for all others, and undefined until they are known. */
function useWaterToWrite(): readonly DeviceWaterDay[] | null | undefined {
  const days = useAtomValue(waterDaysAtom);
  const hasWaterDays = useAtomValue(hasWaterDaysAtom);
  const can = useAtomValue(canAtom);
  if (!can('fertirrigation.update') || hasWaterDays === false) return null;
  return hasWaterDays === undefined ? undefined : (days ?? undefined);
}
