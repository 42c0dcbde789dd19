import { useMeasureFormat } from '../series/use-measure-format.ts';
import { Num } from '@seguia/shared/ui';
import type { GraphLine } from '../graph/drawing/graph-line.ts';
import { lineFigures } from '../series/figures/figures.ts';
import type { GraphQuantity } from '../series/graph-quantity.ts';
import styles from './EarlierFigure.module.css';

interface EarlierFigureProps {
  line: GraphLine;
  quantity: GraphQuantity;
  /** Day number. */
  day: number;
}

/** A line's value of an earlier season beside that of a day, and their difference; shows nothing where no season is compared. */
export function EarlierFigure({ line, quantity, day }: EarlierFigureProps) {
  const measures = useMeasureFormat();
  if (!line.earlier || line.earlierName === undefined) return null;
  const [now, before] = [line.days, line.earlier].map((points) => lineFigures(points, { from: day, to: day }).mean);
  const isKnown = typeof now === 'number' && typeof before === 'number';
  return (
    <span className={styles.earlier}>
      {line.earlierName} <Num>{typeof before === 'number' ? measures.formatValue(quantity, before) : '–'}</Num>
      {isKnown && (
        <strong className={styles.difference}>
          <Num>{measures.formatDifference(quantity, now - before)}</Num>
        </strong>
      )}
    </span>
  );
}
