import { instructionText, instructionValues, longestInstruction } from '@seguia/shared/domain/instructions/instruction';
import { type DeviceInstruction, saveInstructionAtom, useIntl, useSheetForm } from '@seguia/shared/platform';
import { Banner, Button, Dialog, SheetForm, TextArea, toast } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useRemoval } from '../device-write/use-removal.ts';
import { useSaveFailure } from '../device-write/use-save-failure.ts';
import { instructionMessages } from './instruction-messages.ts';

interface InstructionSheetProps {
  plotId: string;
  /** The instruction to change; null gives a new one. */
  before: DeviceInstruction | null;
  onClose: () => void;
}

/** The sheet in which an instruction is written, changed or taken back. It is safe on the device at once, also without network. */
export function InstructionSheet({ plotId, before, onClose }: InstructionSheetProps) {
  const intl = useIntl();
  const save = useSetAtom(saveInstructionAtom);
  const failureText = useSaveFailure();
  const say = (message: keyof typeof instructionMessages) => intl.formatMessage(instructionMessages[message]);
  const close = (message: 'saved' | 'takenBack') => {
    toast(say(message), { kind: 'success' });
    onClose();
  };
  const form = useSheetForm({
    id: before?.id,
    begun: { typed: { text: before?.text ?? '' }, version: null },
    read({ text }) {
      const words = instructionText(text);
      return { body: words, problems: words === '' ? [{ field: 'text', code: 'empty' as const }] : [] };
    },
    textOf: ({ code }) => say(code),
    send: (text, { id }) =>
      save(id, before ? { ...instructionValues(before), text } : { plotId, text, doneAt: null, readingId: null }),
    onSaved: () => close('saved'),
  });
  const { form: guarded, remove } = useRemoval(form);
  const takeBack = async (id: string) => {
    if (await remove(() => save(id, null))) close('takenBack');
  };
  return (
    <Dialog
      look="sheet"
      title={say(before ? 'change' : 'give')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('cancel')}</Button>
          <Button variant="primary" type="submit" form="instruction" busy={form.busy}>
            {say('save')}
          </Button>
        </>
      }
    >
      {form.full && <Banner kind="error">{failureText(form.full)}</Banner>}
      <SheetForm form={guarded} id="instruction" label={say('give')}>
        <TextArea
          {...form.field('text')}
          label={say('what')}
          hint={say('hint')}
          rows={2}
          maxLength={longestInstruction}
        />
      </SheetForm>
      {before && (
        <Button variant="danger" icon="delete" onPress={() => void takeBack(before.id)}>
          {say('takeBack')}
        </Button>
      )}
    </Dialog>
  );
}
