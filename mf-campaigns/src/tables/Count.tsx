import { FormattedMessage, useFormat } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import type { Figures } from '../series/figures/figures.ts';
import styles from './FiguresTable.module.css';

/** The number of readings, and of those with volumes. */
export function Count({ figures }: { figures: Figures }) {
  const format = useFormat();
  return (
    <>
      <Num>{format.number(figures.count, 0)}</Num>
      {figures.byVolume && (
        <span className={styles.small}>
          <FormattedMessage
            id="campaigns.figures.weighed"
            defaultMessage="{count, number} avec volumes"
            values={{ count: figures.byVolume.count }}
          />
        </span>
      )}
    </>
  );
}
