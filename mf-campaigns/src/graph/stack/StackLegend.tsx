import { useFormat } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import { isoDay } from '../../series/calendar.ts';
import type { LegendEntry } from '../drawing/legend-entry.ts';
import { LegendSample } from '../drawing/LegendSample.tsx';
import styles from './GraphStack.module.css';

interface StackLegendProps {
  /** The number of the day whose values the graphs show. */
  day?: number | null;
  entries: readonly LegendEntry[];
}

/** The day whose values a stack shows, and the meaning of its lines and shades. */
export function StackLegend({ day = null, entries }: StackLegendProps) {
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
          <LegendSample series={series} />
          {label}
        </span>
      ))}
    </div>
  );
}
