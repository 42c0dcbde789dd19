import { type DeviceReading, useIntl } from '@seguia/shared/platform';
import { Badge, Num } from '@seguia/shared/ui';
import { stateWords } from '../band-words.ts';
import { EcDifference } from '../EcDifference.tsx';
import { answerTo } from '../form/answer.ts';
import type { Values } from '../last-values.ts';
import { useMeasureWords } from '../measures.ts';
import { standingOf } from '../standing.ts';
import { useFarmData } from '../use-farm-data.ts';
import styles from './Round.module.css';

/** The answer to a saved plot in a few lines: band, change since the last, EC difference. */
export function RoundAnswer({ reading, last }: { reading: DeviceReading; last: Values }) {
  const intl = useIntl();
  const words = useMeasureWords();
  const farm = useFarmData();
  const { band } = standingOf(reading, farm.plots.get(reading.plotId), farm.bands);
  const { measures } = answerTo(reading, last, band);
  return (
    <div className={styles.answer}>
      <ul className={styles.lines}>
        {measures.map(({ measure, value, change, state, band: limits }) => (
          <li key={measure} className={styles.answerLine}>
            <span>{words.label(measure)}</span>
            <Num>{words.write(measure, value)}</Num>
            {state && limits && <Badge state={state} label={stateWords(words, measure, value, limits, state)} />}
            {change !== null && (
              <span className={styles.change}>
                {intl.formatMessage(
                  { id: 'readings.measure.change', defaultMessage: '{change} depuis le dernier' },
                  { change: <Num key="change">{words.writeChange(measure, change)}</Num> },
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <EcDifference reading={reading} />
      </p>
    </div>
  );
}
