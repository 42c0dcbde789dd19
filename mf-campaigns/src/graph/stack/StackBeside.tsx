import { useFormat } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import { isoDay } from '../../series/calendar.ts';
import { useMeasureFormat } from '../../series/use-measure-format.ts';
import styles from './GraphStack.module.css';
import type { Panel } from '../panel.ts';
import { PanelValue } from './PanelValue.tsx';

/** A day's values of all graphs, for the card beside a finger. */
export function StackBeside({ day, panels }: { day: number; panels: Panel[] }) {
  const format = useFormat();
  const measures = useMeasureFormat();
  return (
    <>
      <strong>
        <Num>{format.date(isoDay(day), 'weekday')}</Num>
      </strong>
      <ul className={styles.beside}>
        {panels.flatMap(({ id, title, quantity, lines }) =>
          lines.map((line) => (
            <li key={`${id} ${line.id}`}>
              <PanelValue line={line} quantity={quantity} day={day} /> {title}{' '}
              <span className={styles.unit}>{measures.unit(quantity)}</span>
            </li>
          )),
        )}
      </ul>
    </>
  );
}
