import { useFormat } from '@seguia/shared/platform';
import { LineSample, Num } from '@seguia/shared/ui';
import { isoDay } from '../../series/calendar.ts';
import type { LegendEntry } from '../drawing/legend-entry.ts';
import styles from './GraphStack.module.css';

interface StackLegendProps {
  /** Whose values stand in the graphs, as a day number. */
  day: number | null;
  entries: readonly LegendEntry[];
}

/** The day whose values stand in a stack, and what its lines and shades are. */
export function StackLegend({ day, entries }: StackLegendProps) {
  const format = useFormat();
  return (
    <div className={styles.day}>
      {day !== null && (
        <strong>
          <Num>{format.date(isoDay(day), 'weekday')}</Num>
        </strong>
      )}
      {entries.map(({ id, label, series }) => (
        <span key={id} className={styles.entry}>
          <LineSample series={series} />
          {label}
        </span>
      ))}
    </div>
  );
}
