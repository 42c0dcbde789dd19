import { isolated } from '@seguia/shared/ui';
import { type ReactNode, useId } from 'react';
import type { BandArea } from '../../series/figures/band-areas.ts';
import type { Span } from '../../series/series.ts';
import { useMeasureFormat } from '../../series/use-measure-format.ts';
import { PairValues } from '../pair/PairValues.tsx';
import type { GraphLook } from '../drawing/geometry.ts';
import type { Panel } from '../panel.ts';
import { PanelChart } from './PanelChart.tsx';
import { PanelValue } from './PanelValue.tsx';
import styles from './GraphStack.module.css';

interface StackPanelProps {
  panel: Panel;
  span: Span;
  /** The number of the day whose values are beside the title. */
  day: number | null;
  look: GraphLook;
  /** Whether there is room for the lowest and highest value of a day. */
  isRoomy: boolean;
  /** Whether it is the only graph: then it needs no title, because the stack has one. */
  isAlone: boolean;
  /** The graph's own table, shown instead of the chart, or read by screen readers. */
  table?: ReactNode;
  asTable: boolean;
}

/** A low graph beneath its name and the day's values. */
export function StackPanel({ panel, span, day, look, isRoomy, isAlone, table, asTable }: StackPanelProps) {
  const id = useId();
  const measures = useMeasureFormat();
  // A head of one value keeps to one line on a phone, so that five graphs are in one sight; where it has no room, its target is left out.
  const isLow = panel.kind === 'lines' && panel.lines.length === 1 && !panel.lines[0]?.earlier && !panel.note;
  const unit = panel.kind === 'lines' ? measures.unit(panel.quantity) : undefined;
  return (
    <section className={styles.panel} aria-labelledby={isAlone ? undefined : id} data-panel={panel.id}>
      <div className={isLow ? `${styles.head} ${styles.low}` : styles.head}>
        <h3 id={id} className={styles.title}>
          {panel.title}
        </h3>
        {unit && <span className={styles.unit}>{unit}</span>}
        {day !== null && panel.kind === 'pair' && <PairValues day={day} panel={panel} />}
        {day !== null &&
          panel.kind === 'lines' &&
          panel.lines.map((line) => (
            <PanelValue
              key={line.id}
              line={line}
              quantity={panel.quantity}
              day={day}
              hasRange={isRoomy && panel.lines.length <= 2}
              limits={panel.lines.length <= 2 ? targetOn(panel.bands, line.id, day) : undefined}
            />
          ))}
        {panel.note && <span className={styles.note}>{isolated(panel.note)}</span>}
      </div>
      {!asTable && <PanelChart panel={panel} span={span} look={look} />}
      {table && <div className={asTable ? styles.table : styles.hidden}>{table}</div>}
    </section>
  );
}

/** The target of a line on a day. */
const targetOn = (bands: readonly BandArea[], lineId: string, day: number): BandArea | undefined =>
  bands.find(({ from, to, of }) => day >= from && day < to && (!of || of.includes(lineId)));
