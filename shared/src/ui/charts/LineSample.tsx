import { type Series, seriesColour, seriesDashes } from './series.ts';
import styles from './LineSample.module.css';

/** A piece of a chart's line, for legends. */
export function LineSample({ series }: { series: Series | 'band' | 'target' }) {
  if (series === 'band' || series === 'target') return <span className={styles[series]} aria-hidden />;
  return (
    <svg className={styles.line} viewBox="0 0 28 8" aria-hidden>
      <path d="M1 4h26" stroke={seriesColour(series)} strokeDasharray={seriesDashes[series].join(' ')} />
    </svg>
  );
}
