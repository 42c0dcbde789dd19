import { LineSample, Num, VisuallyHidden } from '@seguia/shared/ui';
import { plainFigures } from '../../series/figures/figures.ts';
import type { GraphQuantity } from '../../series/graph-quantity.ts';
import { useMeasureFormat } from '../../series/use-measure-format.ts';
import { EarlierFigure } from '../../compare/EarlierFigure.tsx';
import type { GraphLine } from '../drawing/graph-line.ts';
import styles from './GraphStack.module.css';

interface PanelValueProps {
  line: GraphLine;
  quantity: GraphQuantity;
  /** Day number. */
  day: number;
}

/** A line's mean of a day, behind a piece of that line. */
export function PanelValue({ line, quantity, day }: PanelValueProps) {
  const measures = useMeasureFormat();
  const { mean } = plainFigures(line.days, { from: day, to: day });
  return (
    <span className={styles.value}>
      <LineSample series={line.slot} />
      <VisuallyHidden>{line.label}</VisuallyHidden>
      <strong>{mean === null ? '–' : <Num>{measures.formatValue(quantity, mean)}</Num>}</strong>
      <EarlierFigure line={line} quantity={quantity} day={day} />
    </span>
  );
}
