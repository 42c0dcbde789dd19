import type { HeatLook } from './heat-look.ts';
import styles from './HeatLegend.module.css';

/** A look and its words. */
export interface HeatEntry {
  look: HeatLook;
  label: string;
}

/** What the cells of a map mean. */
export const HeatLegend = ({ entries }: { entries: readonly HeatEntry[] }) => (
  <ul className={styles.legend}>
    {entries.map(({ look, label }) => (
      <li key={look}>
        <span className={`${styles.sample} ${styles[look]}`} />
        {label}
      </li>
    ))}
  </ul>
);
