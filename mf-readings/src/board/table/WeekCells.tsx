import { useIntl } from '@seguia/shared/platform';
import { isolated } from '@seguia/shared/ui';
import { useRef } from 'react';
import { GiveInstruction } from '../../instructions/GiveInstruction.tsx';
import { OpenInstructions } from '../../instructions/InstructionLines.tsx';
import type { BoardPlot } from '../board-plot.ts';
import { measureName } from '../measure-name.ts';
import { shownMeasure } from '../shown-measure.ts';
import { useAdviceText } from '../use-board-sentences.ts';
import { useInSight } from '../use-in-sight.ts';
import { usePlotWeek } from '../use-plot-week.ts';
import { WeekLine } from '../WeekLine.tsx';
import styles from './BoardTable.module.css';

/** The last cell of a plot's row: seven days of the measure that its sentence is about, the sentence, and instructions. */
export function WeekCells({ plot }: { plot: BoardPlot }) {
  const intl = useIntl();
  const adviceText = useAdviceText();
  const cell = useRef<HTMLSpanElement>(null);
  const week = usePlotWeek(plot, useInSight(cell, false));
  const shown = shownMeasure(plot.now, week?.advice);
  return (
    <span ref={cell} className={styles.week}>
      {week && (
        <>
          <span className={styles.spark}>
            <WeekLine plot={plot} measure={shown} week={week} />
            <span className={styles.what}>{measureName(intl, shown)}</span>
          </span>
          <span className={styles.advice}>
            {isolated(adviceText(plot, week.advice))}
            <OpenInstructions plotId={plot.plot.id} />
          </span>
        </>
      )}
      {plot.now.state === 'out' && (
        <span className={styles.give}>
          <GiveInstruction plot={plot.plot} />
        </span>
      )}
    </span>
  );
}
