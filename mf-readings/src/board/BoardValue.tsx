import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { isolated, Value, VisuallyHidden } from '@seguia/shared/ui';
import { formatBandState } from '../words/format-band.ts';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import type { BoardPlot } from './board-plot.ts';
import { useAge } from './use-age.ts';
import styles from './BoardValue.module.css';

interface BoardValueProps {
  plot: BoardPlot;
  measure: MeasuredField;
  /** Whether the value is in a column of numbers: it then leaves room for a mark that it does not have. */
  aligned?: boolean;
}

/** A plot's newest value of a measure, paler the older it is. A value that is older than the plot's newest reading says its age. */
export function BoardValue({ plot: { now }, measure, aligned = false }: BoardValueProps) {
  const measures = useMeasureFormat();
  const age = useAge();
  const newest = now.values[measure];
  const mark = newest && newest.state !== 'in' ? newest.state : null;
  const className = aligned && !mark ? `${styles.value} ${styles.unmarked}` : styles.value;
  if (!newest) {
    return (
      <span className={className}>
        <Value>{null}</Value>
      </span>
    );
  }
  const { value, state, band, daysAgo, reading } = newest;
  const isOlder = daysAgo > (now.newest?.daysAgo ?? 0);
  return (
    <span className={className} data-age={Math.min(daysAgo, 2)}>
      <Value state={mark} stateLabel={state && band ? formatBandState(measures, measure, value, band, state) : ''}>
        {measures.formatValue(measure, value)}
      </Value>
      {isOlder && <VisuallyHidden>{isolated(age({ ...reading, daysAgo }))}</VisuallyHidden>}
    </span>
  );
}
