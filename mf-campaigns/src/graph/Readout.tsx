import { FormattedMessage, useFormat } from '@seguia/shared/platform';
import { LineSample, Num } from '@seguia/shared/ui';
import { isoDay } from '../series/calendar.ts';
import { plainFigures } from '../series/figures/figures.ts';
import type { GraphQuantity } from '../series/graph-quantity.ts';
import { EarlierFigure } from '../compare/EarlierFigure.tsx';
import type { MeasureFormat } from '../series/use-measure-format.ts';
import type { GraphLine } from './drawing/graph-line.ts';
import styles from './Readout.module.css';

interface ReadoutProps {
  /** Day number. */
  day: number;
  lines: GraphLine[];
  quantity: GraphQuantity;
  measures: MeasureFormat;
  /** Beside a finger there is room for one column, and no title that says the unit. */
  beside?: boolean | undefined;
}

/** A day's values, line by line: the mean of its readings, and how far they were apart. */
export function Readout({ day, lines, quantity, measures, beside = false }: ReadoutProps) {
  const format = useFormat();
  return (
    <>
      <strong className={styles.day}>
        <Num>{format.date(isoDay(day), 'weekday')}</Num>
      </strong>
      {beside && measures.unit(quantity) && <span className={styles.unit}> {measures.unit(quantity)}</span>}
      <ul className={beside ? styles.column : lines.length <= 2 ? styles.few : styles.values}>
        {lines.map((line) => {
          const { count, mean, min, max } = plainFigures(line.days, { from: day, to: day });
          return (
            <li key={line.id}>
              <LineSample series={line.slot} />
              <span className={styles.name}>{line.label}</span>
              <strong>{mean === null ? '–' : <Num>{measures.formatValue(quantity, mean)}</Num>}</strong>
              <EarlierFigure line={line} quantity={quantity} day={day} />
              {!line.earlier && lines.length <= 2 && count > 1 && min !== null && max !== null && min < max && (
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
            </li>
          );
        })}
      </ul>
    </>
  );
}
