import { isolate, useIntl } from '@seguia/shared/platform';
import type { VolumeUnit } from '@seguia/shared/domain/units';
import { ErrorDialog } from '@seguia/shared/ui';
import { formMessages } from '../messages/form-messages.ts';
import { unitSymbols } from '../../words/field-messages.ts';

/** A dripper value that differs from the one before. */
export type ValueChange =
  | { what: 'intake'; before: string; after: string }
  | { what: 'unit'; before: VolumeUnit; after: VolumeUnit };

/** The specification's informational dialog: the unit or the intake per dripper has changed. */
export function ValueChanged({ change, onClose }: { change: ValueChange; onClose: () => void }) {
  const intl = useIntl();
  const [before, after] =
    change.what === 'unit' ? [unitSymbols[change.before], unitSymbols[change.after]] : [change.before, change.after];
  return (
    <ErrorDialog
      title={intl.formatMessage(change.what === 'unit' ? formMessages.unitChanged : formMessages.intakeChanged)}
      text={intl.formatMessage(formMessages.changedFromTo, { before: isolate(before), after: isolate(after) })}
      onClose={onClose}
    />
  );
}
