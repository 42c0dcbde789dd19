import { type MessageDescriptor, type SheetForm, useIntl } from '@seguia/shared/platform';
import { Button, Dialog, SheetForm as FormOfSheet } from '@seguia/shared/ui';
import type { ReactNode } from 'react';
import { setUpMessages } from './set-up-messages.ts';
import { TheirChanges } from './TheirChanges.tsx';
import { WriteFailure } from './WriteFailure.tsx';

interface FormSheetProps<Typed extends object> {
  form: Pick<SheetForm<Typed>, 'submit' | 'wouldLose' | 'busy' | 'failure' | 'changed'>;
  /** The id of the form, by which the button below finds it. */
  id: string;
  title: string;
  /** The form's name for screen readers; by default the title. */
  label?: string;
  /** The button's text; by default "Save". */
  submit?: string;
  /** Whether there is nothing to send yet. */
  disabled?: boolean;
  /** For a thing that others may change: says that somebody did, and what a field holds now. */
  theirs?: { moved: MessageDescriptor; of: (field: keyof Typed & string) => { field: string; value: string } };
  onClose: () => void;
  children: ReactNode;
  /** What the sheet has beside its form. */
  after?: ReactNode;
}

/** The sheet of a form: other people's changes, why it was not saved, its fields, and the buttons that save and leave. */
export function FormSheet<Typed extends object>(props: FormSheetProps<Typed>) {
  const { form, id, title, label = title, theirs, onClose, children, after } = props;
  const intl = useIntl();
  return (
    <Dialog
      look="sheet"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage(setUpMessages.cancel)}</Button>
          <Button variant="primary" type="submit" form={id} busy={form.busy} disabled={props.disabled}>
            {props.submit ?? intl.formatMessage(setUpMessages.save)}
          </Button>
        </>
      }
    >
      {theirs && form.changed && (
        <TheirChanges moved={intl.formatMessage(theirs.moved)} changes={form.changed.map(theirs.of)} />
      )}
      <WriteFailure error={form.failure} />
      <FormOfSheet form={form} id={id} label={label}>
        {children}
      </FormOfSheet>
      {after}
    </Dialog>
  );
}
