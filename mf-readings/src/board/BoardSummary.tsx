import { isolated } from '@seguia/shared/ui';
import type { BoardPlot } from './board-plot.ts';
import styles from './BoardSummary.module.css';
import { useSummaryText } from './use-board-sentences.ts';

/** The board in one sentence: "12 plots: 3 out of target, 2 not read since Friday." */
export function BoardSummary({ plots }: { plots: readonly BoardPlot[] }) {
  return <p className={styles.summary}>{isolated(useSummaryText(plots))}</p>;
}
