import { isolated } from '@seguia/shared/ui';
import type { CellText } from './use-cell-text.ts';
import styles from '../heat/HeatFrame.module.css';

/** The card beside the cell that is pointed at. */
export const CellCard = ({ plot, days, facts }: CellText) => (
  <div className={styles.card}>
    <strong>
      <bdi>{plot}</bdi>
    </strong>
    <bdi className={styles.quiet}>{days}</bdi>
    {facts.map((fact) => (
      <span key={fact}>{isolated(fact)}</span>
    ))}
  </div>
);
