import { spoken } from '../../i18n/isolate.ts';
import { VisuallyHidden } from '../fields/VisuallyHidden.tsx';
import { type Series, seriesColour } from './series.ts';
import { sparkline } from './sparkline-path.ts';
import styles from './Sparkline.module.css';

export interface SparklineProps {
  /** A value per day, the oldest first; null leaves a gap. */
  values: readonly (number | null)[];
  /** The target band, shaded; an open end reaches the edge. */
  band?: { low: number | null; high: number | null } | null | undefined;
  series: Series;
  /** The least height of its scale, in the values' unit, so that noise of a steady line does not look like drama. */
  leastSpan: number;
  /** What it shows, in words. */
  label: string;
}

/** A line of some days in the height of a text, without axes; time runs from left to right in every language. */
export function Sparkline({ values, band, series, leastSpan, label }: SparklineProps) {
  const { line, last, shade } = sparkline(values, band ?? null, leastSpan);
  return (
    <>
      <svg className={styles.spark} viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden>
        {shade && <rect className={styles.band} x="0" width="100" y={shade.top} height={shade.height} />}
        <g stroke={seriesColour(series)}>
          <path className={styles.line} d={line} />
          {last && <path className={styles.last} d={last} />}
        </g>
      </svg>
      <VisuallyHidden>{spoken(label)}</VisuallyHidden>
    </>
  );
}
