import type { TargetField } from '@seguia/shared/domain/plantings/target-fields';
import { useIntl } from '@seguia/shared/platform';
import { TextField } from '@seguia/shared/ui';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import type { Edge } from './band-form.ts';
import { bandMessages } from './band-messages.ts';
import styles from './Bands.module.css';

export interface LimitFieldsProps {
  measure: TargetField;
  limits: Record<Edge, string>;
  onChange: (limits: Record<Edge, string>) => void;
  errorOf: (field: string) => string | undefined;
}

/** The lower and the upper limit of one measure; either may be left empty. */
export function LimitFields({ measure, limits, onChange, errorOf }: LimitFieldsProps) {
  const intl = useIntl();
  const { label, typedUnit } = useMeasureFormat();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label(measure)}</legend>
      {(['low', 'high'] as const).map((edge) => (
        <TextField
          key={edge}
          name={`${measure}.${edge}`}
          label={intl.formatMessage(bandMessages[edge])}
          inputMode="decimal"
          suffix={typedUnit(measure)}
          value={limits[edge]}
          onChange={(text) => onChange({ ...limits, [edge]: text })}
          error={errorOf(`${measure}.${edge}`)}
        />
      ))}
    </fieldset>
  );
}
