import { instructionText, instructionValues, longestInstruction } from '@seguia/shared/domain/instructions/instruction';
import { type DeviceInstruction, saveInstructionAtom, useIntl, useSheetForm } from '@seguia/shared/platform';
import { Banner, Button, Dialog, SheetForm, TextArea, toast } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { useDeviceWrite } from '../device-write/use-device-write.tsx';
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
  const { run, failure } = useDeviceWrite();
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
  const isTakenBack = useRef(false);
  const takeBack = async (id: string) => {
    if (!(await run(() => save(id, null)))) return;
    isTakenBack.current = true;
    close('takenBack');
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
      <SheetForm
        form={{ ...form, wouldLose: () => !isTakenBack.current && form.wouldLose() }}
        id="instruction"
        label={say('give')}
      >
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
      {failure}
    </Dialog>
  );
}
