import { Channel, isolated } from '@seguia/shared/ui';
import type { MeasureFormat } from '@seguia/shared/sentences/measure-format';
import { useMemo } from 'react';
import { bandLimits, formatMeasureState } from '../../words/format-band.ts';
import { useMeasureFormat } from '../../words/use-measure-format.ts';
import type { ReadingFormModel } from '../hooks/use-reading-form.ts';
import type { ValueField } from './ValueTabs.tsx';
import styles from './ValueFields.module.css';

interface FieldChannelProps {
  form: ReadingFormModel;
  field: Exclude<ValueField, 'totalDrained'>;
}

/** The track of a value: its target, the last value, and the typed one. Nothing where no target is set. */
export function FieldChannel({ form, field }: FieldChannelProps) {
  const measures = useMeasureFormat();
  const limits = form.band?.[field];
  const text = useMemo(() => limits && bandLimits(measures, field, limits), [measures, field, limits]);
  const target = useMemo(() => text && formatTarget(measures, text), [measures, text]);
  if (!limits || !text) return null;
  const value = form.typing === field ? null : form.values[field];
  return (
    <div className={styles.channel}>
      <Channel
        value={value}
        last={form.last[field]}
        low={limits.low}
        high={limits.high}
        label={formatMeasureState(measures, field, value, form.last[field], text)}
      />
      {/* Hidden, because the Channel's name already says it. */}
      <p className={styles.limits} aria-hidden>
        {target}
      </p>
    </div>
  );
}

const formatTarget = ({ intl }: MeasureFormat, limits: string) =>
  isolated(intl.formatMessage({ id: 'readings.measure.target', defaultMessage: 'Cible : {limits}' }, { limits }));
