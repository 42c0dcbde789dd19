import { isolated } from '@seguia/shared/ui';
import type { BoardPlot } from '../board-plot.ts';
import type { PlotWeek } from '@seguia/shared/domain/board/plot-week';
import { useAdviceText } from '../use-board-sentences.ts';
import { weekMeasures } from '@seguia/shared/domain/board/week-measures';
import { WeekLine } from '../WeekLine.tsx';
import styles from './BoardPaper.module.css';

/** A plot's drain values of seven days, and its sentence of advice, on paper. */
export function PaperWeek({ plot, week }: { plot: BoardPlot; week: PlotWeek }) {
  const adviceText = useAdviceText();
  return (
    <span className={styles.week}>
      {weekMeasures.map((measure) => (
        <span key={measure} className={styles.line}>
          <WeekLine plot={plot} measure={measure} week={week} />
        </span>
      ))}
      <span>{isolated(adviceText(plot, week.advice))}</span>
    </span>
  );
}
