import { isolated, LineSample, Num } from '@seguia/shared/ui';
import { lineFigures } from '../../series/figures/figures.ts';
import type { PairPanel } from './pair-panel.ts';
import styles from './Pair.module.css';

/** A day's values of both quantities (a day number), and the figure made of both. */
export function PairValues({ day, panel }: { day: number; panel: PairPanel }) {
  const both = panel.both?.words(day) ?? null;
  return (
    <>
      {[panel.bars, panel.line].map(({ id, name, slot, points, withUnit }) => {
        const { mean } = lineFigures(points, { from: day, to: day });
        return (
          <span key={id} className={styles.value}>
            <LineSample series={slot} /> {name} <strong>{mean === null ? '–' : <Num>{withUnit(mean)}</Num>}</strong>
          </span>
        );
      })}
      {both !== null && <strong>{isolated(both)}</strong>}
    </>
  );
}
