import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { useFormat, useIntl } from '@seguia/shared/platform';
import { TextField } from '@seguia/shared/ui';
import { useMeasureWords } from '../words/measures.ts';
import type { Edge } from './band-form.ts';
import { bandTexts } from './band-texts.ts';
import styles from './Bands.module.css';

export interface LimitFieldsProps {
  measure: MeasuredField;
  limits: Record<Edge, string>;
  onChange: (limits: Record<Edge, string>) => void;
  errorOf: (field: string) => string | undefined;
}

/** The lower and the upper limit of one measure; either may be left empty. */
export function LimitFields({ measure, limits, onChange, errorOf }: LimitFieldsProps) {
  const intl = useIntl();
  const { ecUnit } = useFormat();
  const { label } = useMeasureWords();
  const isEc = measure === 'intakeEc' || measure === 'drainEc';
  const unit = isEc ? ecUnit : measure === 'drainPercent' ? '%' : undefined;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label(measure)}</legend>
      {(['low', 'high'] as const).map((edge) => (
        <TextField
          key={edge}
          name={`${measure}.${edge}`}
          label={intl.formatMessage(bandTexts[edge])}
          inputMode="decimal"
          suffix={unit}
          value={limits[edge]}
          onChange={(text) => onChange({ ...limits, [edge]: text })}
          error={errorOf(`${measure}.${edge}`)}
        />
      ))}
    </fieldset>
  );
}
