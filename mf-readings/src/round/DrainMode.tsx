import { isolate, useFormat, useIntl } from '@seguia/shared/platform';
import { Button, isolated } from '@seguia/shared/ui';
import type { FormState } from '../form/model/form-state.ts';
import type { ReadingFormModel } from '../form/hooks/use-reading-form.ts';
import { unitSymbols } from '../words/field-messages.ts';
import { roundMessages } from './messages/round-messages.ts';
import styles from './Round.module.css';

interface DrainModeProps {
  form: ReadingFormModel;
  onChange: (type: FormState['entryType']) => void;
}

/** The choice between a typed percentage and a total drained that the plot's remembered drippers turn into one; offered where these are known. */
export function DrainMode({ form, onChange }: DrainModeProps) {
  const { state, values, checks, parsed } = form;
  const intl = useIntl();
  const format = useFormat();
  const known = state.intakePerDripper !== '' && state.dripperCount !== '';
  const fromDrippers = state.entryType === 'drippers';
  if (!known && !fromDrippers) return null;
  const note = checks.notes.drainPercent;
  return (
    <div className={styles.mode}>
      {fromDrippers && (
        <p className={styles.limits} role="status">
          {values.drainPercent === null ? '–' : format.percent(values.drainPercent)}
          {known &&
            isolated(
              ` · ${intl.formatMessage(roundMessages.drippers, {
                count: parsed.body.dripperCount ?? 0,
                each: isolate(`${state.intakePerDripper}\u00A0${unitSymbols[state.dripperUnit]}`),
              })}`,
            )}
          {note && isolated(` ${note.error ?? note.ask}`)}
        </p>
      )}
      <Button variant="quiet" onPress={() => onChange(fromDrippers ? 'value' : 'drippers')}>
        {intl.formatMessage(fromDrippers ? roundMessages.asValue : roundMessages.fromDrippers)}
      </Button>
    </div>
  );
}
