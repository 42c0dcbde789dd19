import { useFormat } from '@seguia/shared/platform';
import { isolated } from '@seguia/shared/ui';
import type { CellText } from './use-cell-text.ts';
import styles from '../heat/HeatFrame.module.css';

/** The card beside the cell that is pointed at. The map around it runs from left to right, and the card as the language does. */
export function CellCard({ plot, days, facts }: CellText) {
  const { dir } = useFormat();
  return (
    <div className={styles.card} dir={dir}>
      <strong>
        <bdi>{plot}</bdi>
      </strong>
      <span className={styles.quiet}>
        <bdi>{days}</bdi>
      </span>
      {facts.map((fact) => (
        <span key={fact}>{isolated(fact)}</span>
      ))}
    </div>
  );
}
