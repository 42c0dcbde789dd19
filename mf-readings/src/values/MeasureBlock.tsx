import { type Band, isolate } from '@seguia/shared/platform';
import type { BandState } from '@seguia/shared/domain/bands';
import { Badge, Channel, isolated, Value } from '@seguia/shared/ui';
import { bandLimits, formatMeasureState, formatBandState } from '../words/format-band.ts';
import { type MeasuredField, sideOf } from '@seguia/shared/domain/readings/measures';
import { useMeasureFormat } from '../words/measures.ts';
import { changeOf } from '../farm/answer.ts';
import styles from './MeasureBlock.module.css';

export interface MeasureBlockProps {
  measure: MeasuredField;
  value: number | null;
  last?: number | null;
  band: Band | null;
  state: BandState | null;
}

/** One measured value in full: name, number, how it stands to its band, change since the last, and the Channel. */
export function MeasureBlock({ measure, value, last = null, band, state }: MeasureBlockProps) {
  const measures = useMeasureFormat();
  const { intl, label, unit, formatValue, formatChange } = measures;
  const limits = band && bandLimits(measures, measure, band);
  return (
    <div className={styles.block} data-side={sideOf(measure)}>
      <div className={styles.head}>
        <span className={styles.label}>{label(measure)}</span>
        {value !== null && last !== null && (
          <span className={styles.change}>
            {isolated(
              changeOf(value, last) === 0
                ? intl.formatMessage({ id: 'readings.measure.same', defaultMessage: 'comme le dernier' })
                : intl.formatMessage(
                    { id: 'readings.measure.change', defaultMessage: '{change} depuis le dernier' },
                    { change: isolate(formatChange(measure, changeOf(value, last))) },
                  ),
            )}
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
            last={last}
            low={band.low}
            high={band.high}
            label={formatMeasureState(measures, measure, value, last, limits)}
          />
          <p className={styles.limits}>
            {isolated(
              intl.formatMessage({ id: 'readings.measure.target', defaultMessage: 'Cible : {limits}' }, { limits }),
            )}
          </p>
        </>
      )}
    </div>
  );
}
