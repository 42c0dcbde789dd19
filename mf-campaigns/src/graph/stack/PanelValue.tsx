import type { Limits } from '@seguia/shared/domain/bands';
import { FormattedMessage, useIntl } from '@seguia/shared/platform';
import { isolated, LineSample, Num, VisuallyHidden } from '@seguia/shared/ui';
import { lineFigures } from '../../series/figures/figures.ts';
import type { GraphQuantity } from '../../series/graph-quantity.ts';
import { formatLimits } from '../../series/format-limits.ts';
import { useMeasureFormat } from '../../series/use-measure-format.ts';
import { EarlierFigure } from '../../compare/EarlierFigure.tsx';
import type { GraphLine } from '../drawing/graph-line.ts';
import styles from './GraphStack.module.css';

interface PanelValueProps {
  line: GraphLine;
  quantity: GraphQuantity;
  /** Day number. */
  day: number;
  /** Whether the line's name is shown; otherwise only the sample of its style is. */
  isNamed?: boolean | undefined;
  /** Whether there is room for the lowest and highest value of the day. */
  hasRange?: boolean | undefined;
  /** Its target of that day, where there is room for it. */
  limits?: Limits | undefined;
}

/** A line's mean of a day, behind a sample of that line. */
export function PanelValue({ line, quantity, day, isNamed = false, hasRange = false, limits }: PanelValueProps) {
  const measures = useMeasureFormat();
  const intl = useIntl();
  const target = limits && formatLimits(intl, measures, quantity, limits);
  const { count, mean, min, max } = lineFigures(line.days, { from: day, to: day });
  return (
    <span className={styles.pair}>
      <span className={styles.value}>
        <LineSample series={line.slot} />
        {isNamed ? <span>{line.label}</span> : <VisuallyHidden>{line.label}</VisuallyHidden>}
        <strong>{mean === null ? '–' : <Num>{measures.formatValue(quantity, mean)}</Num>}</strong>
        <EarlierFigure line={line} quantity={quantity} day={day} />
        {hasRange && !line.earlier && count > 1 && min !== null && max !== null && min < max && (
          <span className={styles.range}>
            <FormattedMessage
              id="campaigns.readout.range"
              defaultMessage="({min} à {max})"
              values={{
                min: <Num>{measures.formatValue(quantity, min)}</Num>,
                max: <Num>{measures.formatValue(quantity, max)}</Num>,
              }}
            />
          </span>
        )}
      </span>
      {target && (
        <span className={styles.limits}>
          {isolated(
            intl.formatMessage({ id: 'campaigns.graph.target', defaultMessage: 'cible {limits}' }, { limits: target }),
          )}
        </span>
      )}
    </span>
  );
}
