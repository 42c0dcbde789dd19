import { LineSample } from '@seguia/shared/ui';
import type { LegendEntry, MarkKind } from './legend-entry.ts';
import { markPath, ringPath } from './shapes.ts';
import styles from './LegendSample.module.css';

/** A piece of what a graph draws, for its legend. Marks have no colour of a plot, because each plot has its own. */
export function LegendSample({ series }: Pick<LegendEntry, 'series'>) {
  return isMark(series) ? (
    <svg className={styles.sample} viewBox="0 0 28 12" aria-hidden>
      <path className={styles[series]} d={markShapes[series]} />
    </svg>
  ) : (
    <LineSample series={series} />
  );
}

/** Each mark in a box of 28 × 12 px. */
export const markShapes: Record<MarkKind, string> = {
  range: 'M0,1H28V11H0Z',
  outside: 'M0,11L9,1H19L28,11Z',
  outlier: ringPath([[14, 6]]),
  beyond: markPath([[14, 2, true]]),
};

export const isMark = (series: LegendEntry['series']): series is MarkKind =>
  Object.keys(markShapes).includes(`${series}`);
