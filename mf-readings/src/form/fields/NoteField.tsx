import { maxNoteLength } from '@seguia/shared/domain/readings/reading-limits';
import { useFormat, useIntl } from '@seguia/shared/platform';
import { TextArea } from '@seguia/shared/ui';
import { fieldMessages } from '../../words/field-messages.ts';
import { formMessages } from '../messages/form-messages.ts';

/** The field begins to show the count when this many characters are left. */
const nearEnd = 200;

export interface NoteFieldProps {
  note: string;
  onChange: (note: string) => void;
  error?: string | undefined;
}

/** The note of a reading. The field accepts more characters than allowed and says so, so that nobody loses the end of a pasted text. */
export function NoteField({ note, onChange, error }: NoteFieldProps) {
  const intl = useIntl();
  const { number } = useFormat();
  const length = { length: number(note.length, 0), max: number(maxNoteLength, 0) };
  return (
    <TextArea
      name="note"
      rows={2}
      label={intl.formatMessage(fieldMessages.note)}
      hint={note.length > maxNoteLength - nearEnd ? intl.formatMessage(formMessages.noteLength, length) : undefined}
      value={note}
      onChange={onChange}
      error={error}
    />
  );
}
