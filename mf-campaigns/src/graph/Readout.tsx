import { FormattedMessage, useFormat } from '@seguia/shared/platform';
import { LineSample, Num } from '@seguia/shared/ui';
import { isoDay } from '../series/calendar.ts';
import { plainFigures } from '../series/figures/figures.ts';
import type { GraphQuantity } from '../series/graph-quantity.ts';
import type { MeasureTexts } from '../series/use-measure-texts.ts';
import type { GraphLine } from './drawing/graph-line.ts';
import styles from './Readout.module.css';

interface ReadoutProps {
  /** Day number. */
  day: number;
  lines: GraphLine[];
  quantity: GraphQuantity;
  texts: MeasureTexts;
  /** Beside a finger there is room for one column, and no title that says the unit. */
  beside?: boolean | undefined;
}

/** A day's values, line by line: the mean of its readings, and how far they were apart. */
export function Readout({ day, lines, quantity, texts, beside = false }: ReadoutProps) {
  const format = useFormat();
  return (
    <>
      <strong className={styles.day}>
        <Num>{format.date(isoDay(day), 'weekday')}</Num>
      </strong>
      {beside && texts.unit(quantity) && <span className={styles.unit}> {texts.unit(quantity)}</span>}
      <ul className={beside ? styles.column : lines.length <= 2 ? styles.few : styles.values}>
        {lines.map((line) => {
          const { count, mean, min, max } = plainFigures(line.days, { from: day, to: day });
          return (
            <li key={line.id}>
              <LineSample series={line.slot} />
              <span className={styles.name}>{line.label}</span>
              <strong>{mean === null ? '–' : <Num>{texts.write(quantity, mean)}</Num>}</strong>
              {lines.length <= 2 && count > 1 && min !== null && max !== null && min < max && (
                <span className={styles.range}>
                  <FormattedMessage
                    id="campaigns.readout.range"
                    defaultMessage="({min} à {max})"
                    values={{
                      min: <Num>{texts.write(quantity, min)}</Num>,
                      max: <Num>{texts.write(quantity, max)}</Num>,
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
