import { waterFields, type WaterValues } from '@seguia/shared/domain/water/water-quantities';
import { useFormat } from '@seguia/shared/platform';
import { isolated, LineSample, Num } from '@seguia/shared/ui';
import { isoDay } from '../series/calendar.ts';
import { useWaterFormat } from './use-water-format.ts';
import styles from './WaterPicture.module.css';

export const slotOf = { irrigation: 1, radiation: 5 } as const;

export interface WaterReadoutProps {
  /** Day number. */
  day: number;
  values: WaterValues;
  /** Beside a finger there is room for one column. */
  beside?: boolean | undefined;
}

/** A day's water and light, and how much water that was for the light. */
export function WaterReadout({ day, values, beside = false }: WaterReadoutProps) {
  const { date } = useFormat();
  const words = useWaterFormat();
  const ratio = words.ratio(values);
  return (
    <>
      <strong className={styles.day}>
        <Num>{date(isoDay(day), 'weekday')}</Num>
      </strong>
      <ul className={beside ? styles.column : styles.list}>
        {waterFields.map((field) => {
          const value = values[field];
          return (
            <li key={field}>
              <LineSample series={slotOf[field]} /> {words.name(field)}{' '}
              <strong>{value === null ? '–' : <Num>{words.withUnit(field, value)}</Num>}</strong>
            </li>
          );
        })}
        {ratio && (
          <li>
            <strong>{isolated(ratio)}</strong>
          </li>
        )}
      </ul>
    </>
  );
}
