import { useIntl } from 'react-intl';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** What is coming. */
  look?: 'lines' | 'rows' | 'cards' | 'chart' | 'field' | undefined;
  /** How many of them. */
  count?: number | undefined;
}

/** Still shapes of what is coming. Nothing for 300 ms: what comes sooner needs none. Never over data that is there. */
export function Skeleton({ look = 'lines', count = 3 }: SkeletonProps) {
  const intl = useIntl();
  return (
    <div className={styles.skeleton} role="status">
      <span className={styles.words}>{intl.formatMessage({ id: 'ui.loading', defaultMessage: 'Chargement' })}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`${styles.bone} ${styles[look]}`} aria-hidden />
      ))}
    </div>
  );
}
