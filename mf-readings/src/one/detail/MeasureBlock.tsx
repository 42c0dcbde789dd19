import type { Band } from '@seguia/shared/platform';
import type { Compared } from '@seguia/shared/domain/readings/compared-values';
import type { BandState } from '@seguia/shared/domain/bands';
import { Badge, Channel, isolated, Value } from '@seguia/shared/ui';
import { bandLimits, formatMeasureState, formatBandState } from '../../words/format-band.ts';
import { type MeasuredField, sideOf } from '@seguia/shared/domain/readings/measures';
import { useMeasureFormat } from '../../words/use-measure-format.ts';
import { ChangeText } from '../../answer/ChangeText.tsx';
import styles from './MeasureBlock.module.css';

export interface MeasureBlockProps {
  measure: MeasuredField;
  value: number | null;
  /** The earlier value that it is compared with. */
  compared: Compared | null;
  band: Band | null;
  state: BandState | null;
}

/** One measured value in full: name, number, how it stands to its band, how it differs from an earlier value, and the Channel. */
export function MeasureBlock({ measure, value, compared, band, state }: MeasureBlockProps) {
  const measures = useMeasureFormat();
  const { intl, label, unit, formatValue } = measures;
  const limits = band && bandLimits(measures, measure, band);
  return (
    <div className={styles.block} data-side={sideOf(measure)}>
      <div className={styles.head}>
        <span className={styles.label}>{label(measure)}</span>
        {value !== null && compared && (
          <span className={styles.change}>
            <ChangeText measure={measure} value={value} compared={compared} />
          </span>
        )}
      </div>
      <div className={styles.line}>
        <Value size="card" unit={value === null ? undefined : unit(measure)}>
          {value === null ? null : formatValue(measure, value)}
        </Value>
        {value !== null && band && state && (
          <Badge state={state} label={formatBandState(measures, measure, value, band, state)} />
        )}
      </div>
      {value !== null && limits && (
        <>
          <Channel
            value={value}
            last={compared?.value ?? null}
            low={band.low}
            high={band.high}
            label={formatMeasureState(measures, measure, value, compared?.value ?? null, limits)}
          />
          {/* Hidden, because the Channel's name already says it. */}
          <p className={styles.limits} aria-hidden>
            {isolated(
              intl.formatMessage({ id: 'readings.measure.target', defaultMessage: 'Cible : {limits}' }, { limits }),
            )}
          </p>
        </>
      )}
    </div>
  );
}
