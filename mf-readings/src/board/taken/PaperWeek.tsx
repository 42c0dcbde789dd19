import { isolated } from '@seguia/shared/ui';
import type { BoardPlot } from '../board-plots.ts';
import type { PlotWeek } from '../plot-week.ts';
import { useAdviceText } from '../use-advice-text.ts';
import { weekMeasures } from '../week-measures.ts';
import { WeekLine } from '../WeekLine.tsx';
import styles from './BoardPaper.module.css';

/** A plot's seven days of what drains, and the sentence, on paper. */
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
