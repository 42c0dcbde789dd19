import { waterFields } from '@seguia/shared/domain/water/water-quantities';
import { isolated, LineSample, Num } from '@seguia/shared/ui';
import { useWaterFormat } from './use-water-format.ts';
import { type WaterSeries, waterOn } from './water-series.ts';
import styles from './WaterPicture.module.css';

const slotOf = { irrigation: 1, radiation: 5 } as const;

interface WaterValuesProps {
  /** Day number. */
  day: number;
  series: WaterSeries;
}

/** A day's water and light, and their ratio. */
export function WaterValues({ day, series }: WaterValuesProps) {
  const words = useWaterFormat();
  const values = waterOn(series, day);
  const ratio = words.ratio(values);
  return (
    <>
      {waterFields.map((field) => {
        const value = values[field];
        return (
          <span key={field} className={styles.value}>
            <LineSample series={slotOf[field]} /> {words.name(field)}{' '}
            <strong>{value === null ? '–' : <Num>{words.withUnit(field, value)}</Num>}</strong>
          </span>
        );
      })}
      {ratio && <strong>{isolated(ratio)}</strong>}
    </>
  );
}
