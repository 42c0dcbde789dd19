import { useFormat } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import { isoDay } from '../../series/calendar.ts';
import { useMeasureFormat } from '../../series/use-measure-format.ts';
import { PairValues } from '../pair/PairValues.tsx';
import styles from './GraphStack.module.css';
import type { LinesPanel, Panel } from '../panel.ts';
import { PanelValue } from './PanelValue.tsx';

/** A day's values of some graphs, for the card beside a finger. */
export function StackBeside({ day, panels }: { day: number; panels: readonly Panel[] }) {
  const format = useFormat();
  return (
    <>
      <strong>
        <Num>{format.date(isoDay(day), 'weekday')}</Num>
      </strong>
      <ul className={styles.beside}>
        {panels.map((panel) =>
          panel.kind === 'lines' ? (
            <BesideLines key={panel.id} panel={panel} day={day} isAlone={panels.length === 1} />
          ) : (
            <li key={panel.id}>
              <PairValues day={day} panel={panel} />
            </li>
          ),
        )}
      </ul>
    </>
  );
}

interface BesideLinesProps {
  panel: LinesPanel;
  day: number;
  /** Whether there is only one graph: then its lines are named; otherwise each entry has the name of its graph. */
  isAlone: boolean;
}

function BesideLines({ panel, day, isAlone }: BesideLinesProps) {
  const measures = useMeasureFormat();
  const { title, quantity, lines } = panel;
  const unit = <span className={styles.unit}>{measures.unit(quantity)}</span>;
  return (
    <>
      {isAlone && (
        <li>
          {title} {unit}
        </li>
      )}
      {lines.map((line) => (
        <li key={line.id}>
          <PanelValue line={line} quantity={quantity} day={day} isNamed={isAlone && lines.length > 1} />{' '}
          {!isAlone && (
            <>
              {title} {unit}
            </>
          )}
        </li>
      ))}
    </>
  );
}
