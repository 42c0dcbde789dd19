import { waterFields, waterRules } from '@seguia/shared/domain/water/water-quantities';
import { useIntl } from '@seguia/shared/platform';
import { ErrorDialog, TextField } from '@seguia/shared/ui';
import { useSaveFailure } from '../device-write/use-save-failure.ts';
import { useWaterFormat } from './use-water-format.ts';
import type { WaterForm } from './use-water-form.ts';
import { waterMessages } from './water-messages.ts';
import styles from './WaterDay.module.css';

/** Water and light of one day, as two fields with their problems. */
export function WaterFields({ form }: { form: WaterForm }) {
  const { typed, isLocked, problems, type, full, dismissFull } = form;
  const intl = useIntl();
  const { label, problem: textOf } = useWaterFormat();
  const failure = useSaveFailure();
  const found = (field: string, severity: 'refused' | 'ask') => {
    const problem = problems.find((candidate) => candidate.field === field && candidate.severity === severity);
    return problem && textOf(problem, field in typed ? typed[field as keyof typeof typed] : undefined);
  };
  return (
    <div className={styles.fields}>
      {waterFields.map((field) => (
        <TextField
          key={field}
          name={field}
          label={label(field)}
          inputMode="decimal"
          suffix={waterRules(field).unit}
          value={typed[field]}
          readOnly={isLocked(field)}
          hint={isLocked(field) ? intl.formatMessage(waterMessages.locked) : undefined}
          onChange={(text) => type(field, text)}
          error={found(field, 'refused') ?? (field === waterFields[0] ? found('values', 'refused') : undefined)}
          ask={found(field, 'ask')}
        />
      ))}
      {full && <ErrorDialog text={failure(full)} onClose={dismissFull} />}
    </div>
  );
}
