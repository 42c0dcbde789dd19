import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Chip } from '../buttons/Chip.tsx';
import { VisuallyHidden } from '../fields/VisuallyHidden.tsx';
import { LineSample } from './LineSample.tsx';
import type { Series } from './series.ts';
import styles from './ChartFrame.module.css';

export interface ChartFrameProps {
  /** Name of the region and of its heading. */
  title: string;
  unit?: string | undefined;
  /** One entry a line, in the chart's colour and dashes; `band` is the median of the rest. */
  legend?: readonly { id: string; label: string; series: Series | 'band' | 'target' }[] | undefined;
  /** What a person has pinned: the day's values. */
  readout?: ReactNode;
  /** Buttons beside the table's switch, for what is drawn, e.g. to export it; none while the table is in its place. */
  actions?: ReactNode;
  /** The same data as a DataTable; screen readers have it all the time. None where the charts bring their own. */
  table?: ReactNode;
  /** A line beneath, e.g. "Mean weighted by volume". */
  note?: ReactNode;
  /** `plain`: without a card around it, its title for screen readers alone. */
  look?: 'card' | 'plain' | undefined;
  /** The chart; it is hidden from screen readers, who have the table. A function draws both looks. */
  children: ReactNode | ((asTable: boolean) => ReactNode);
}

/** Title, legend, chart, and the switch to the same data as a table. */
export function ChartFrame({
  title,
  unit,
  legend = [],
  readout,
  actions,
  table,
  note,
  look = 'card',
  children,
}: ChartFrameProps) {
  const intl = useIntl();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={look === 'card' ? styles.frame : styles.plain} aria-labelledby={id}>
      {look === 'card' ? (
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
      ) : (
        <VisuallyHidden>
          <h2 id={id}>{title}</h2>
        </VisuallyHidden>
      )}
      {legend.length > 0 && !asTable && (
        <ul className={styles.legend}>
          {legend.map((entry) => (
            <li key={entry.id}>
              <LineSample series={entry.series} />
              {entry.label}
            </li>
          ))}
        </ul>
      )}
      {readout && <div className={styles.readout}>{readout}</div>}
      {typeof children === 'function' ? (
        <div className={asTable ? undefined : styles.chart}>{children(asTable)}</div>
      ) : (
        !asTable && <div className={styles.chart}>{children}</div>
      )}
      {table && <div className={asTable ? styles.table : styles.hidden}>{table}</div>}
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>
        <Chip icon={asTable ? 'chart' : 'table'} pressed={asTable} onPress={() => setAsTable(!asTable)}>
          {intl.formatMessage({ id: 'ui.chart.table', defaultMessage: 'Afficher en tableau' })}
        </Chip>
        {!asTable && actions}
      </div>
    </section>
  );
}
