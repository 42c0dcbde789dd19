import { sideOf } from '@seguia/shared/domain/readings/measures';
import { Badge, Num } from '@seguia/shared/ui';
import { formatBandState } from '../words/format-band.ts';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import type { Answer } from './answer.ts';
import { ChangeText } from './ChangeText.tsx';
import styles from './AnswerLines.module.css';

/** One line per saved value: how it stands to its band, and how it differs from an earlier value. */
export function AnswerLines({ measures }: Pick<Answer, 'measures'>) {
  const measureFormat = useMeasureFormat();
  const { label, unit, formatValue } = measureFormat;
  return (
    <ul className={styles.lines}>
      {measures.map(({ measure, value, compared, state, band }) => (
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
            {compared && <ChangeText measure={measure} value={value} compared={compared} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
