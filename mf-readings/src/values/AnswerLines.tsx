import { sideOf } from '@seguia/shared/domain/readings/measures';
import { isolate } from '@seguia/shared/platform';
import { Badge, isolated, Num } from '@seguia/shared/ui';
import { formatBandState } from '../words/format-band.ts';
import { useMeasureFormat } from '../words/measures.ts';
import type { Answer } from '../farm/answer.ts';
import styles from './AnswerLines.module.css';

/** Each saved value in a line: how it stands to its band, and the change since the last. */
export function AnswerLines({ measures }: Pick<Answer, 'measures'>) {
  const measureFormat = useMeasureFormat();
  const { intl, label, unit, formatValue, formatChange } = measureFormat;
  return (
    <ul className={styles.lines}>
      {measures.map(({ measure, value, change, state, band }) => (
        <li key={measure} className={styles.line} data-side={sideOf(measure)}>
          <span className={styles.label}>{label(measure)}</span>
          <span className={styles.value}>
            <Num unit={unit(measure)}>{formatValue(measure, value)}</Num>
          </span>
          <span className={styles.state}>
            {state && band && (
              <Badge state={state} label={formatBandState(measureFormat, measure, value, band, state)} />
            )}
          </span>
          <span className={styles.change}>
            {change === 0 && intl.formatMessage({ id: 'readings.measure.same', defaultMessage: 'comme le dernier' })}
            {change !== null &&
              change !== 0 &&
              isolated(
                intl.formatMessage(
                  { id: 'readings.measure.change', defaultMessage: '{change} depuis le dernier' },
                  { change: isolate(formatChange(measure, change)) },
                ),
              )}
          </span>
        </li>
      ))}
    </ul>
  );
}
