import { isolated } from '@seguia/shared/ui';
import { useRef } from 'react';
import type { BoardPlot } from '../board-plot.ts';
import { useAdviceText } from '../use-board-sentences.ts';
import { useInSight } from '../use-in-sight.ts';
import { usePlotWeek } from '../use-plot-week.ts';
import { weekMeasures } from '@seguia/shared/domain/board/week-measures';
import { WeekLine } from '../WeekLine.tsx';
import styles from './BoardTable.module.css';

/** The last cells of a plot's row: drain EC and drain percentage of seven days, and the sentence of advice. */
export function WeekCells({ plot }: { plot: BoardPlot }) {
  const adviceText = useAdviceText();
  const cell = useRef<HTMLSpanElement>(null);
  const week = usePlotWeek(plot, useInSight(cell, false));
  return (
    <span ref={cell} className={styles.week}>
      {week && (
        <>
          {weekMeasures.map((measure) => (
            <span key={measure} className={styles.spark}>
              <WeekLine plot={plot} measure={measure} week={week} />
            </span>
          ))}
          <span className={styles.advice}>{isolated(adviceText(plot, week.advice))}</span>
        </>
      )}
    </span>
  );
}
