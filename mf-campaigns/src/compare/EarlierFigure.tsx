import { useMeasureFormat } from '../series/use-measure-format.ts';
import { Num } from '@seguia/shared/ui';
import type { GraphLine } from '../graph/drawing/graph-line.ts';
import { lineDifference, lineFigures } from '../series/figures/figures.ts';
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
  const span = { from: day, to: day };
  const { mean: before } = lineFigures(line.earlier, span);
  const difference = lineDifference(line.days, line.earlier, span);
  return (
    <span className={styles.earlier}>
      {line.earlierName} <Num>{before !== null ? measures.formatValue(quantity, before) : '–'}</Num>
      {difference !== null && (
        <strong className={styles.difference}>
          <Num>{measures.formatDifference(quantity, difference)}</Num>
        </strong>
      )}
    </span>
  );
}
