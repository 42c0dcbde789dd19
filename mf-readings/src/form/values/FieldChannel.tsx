import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import type { Band } from '@seguia/shared/platform';
import { Channel, isolated } from '@seguia/shared/ui';
import type { MeasureFormat } from '@seguia/shared/sentences/measure-format';
import { memo, useMemo } from 'react';
import { bandLimits, formatMeasureState } from '../../words/format-band.ts';
import { useMeasureFormat } from '../../words/use-measure-format.ts';
import styles from './ValueFields.module.css';

interface FieldChannelProps {
  field: MeasuredField;
  /** The typed value in stored units; null where there is none, or while somebody is typing it. */
  value: number | null;
  /** The plot's last value in stored units. */
  last: number | null;
  limits: Band | null;
}

/** The track of a value: its target, the last value, and the typed one. Nothing where no target is set. */
export const FieldChannel = memo(function FieldChannel({ field, value, last, limits }: FieldChannelProps) {
  const measures = useMeasureFormat();
  const text = useMemo(() => limits && bandLimits(measures, field, limits), [measures, field, limits]);
  const target = useMemo(() => text && formatTarget(measures, text), [measures, text]);
  if (!limits || !text) return null;
  return (
    <div className={styles.channel}>
      <Channel
        value={value}
        last={last}
        low={limits.low}
        high={limits.high}
        label={formatMeasureState(measures, field, value, last, text)}
      />
      {/* Hidden, because the Channel's name already says it. */}
      <p className={styles.limits} aria-hidden>
        {target}
      </p>
    </div>
  );
});

const formatTarget = ({ intl }: MeasureFormat, limits: string) =>
  isolated(intl.formatMessage({ id: 'readings.measure.target', defaultMessage: 'Cible : {limits}' }, { limits }));
