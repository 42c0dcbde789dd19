import { newId } from '@seguia/shared/domain/uuid';
import { type Meter, useFormat, useIntl } from '@seguia/shared/platform';
import { Button, Dialog, Form, UnsavedDialog } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { setUpMessages } from '../set-up/set-up-messages.ts';
import { useSheetSave } from '../set-up/use-sheet-save.ts';
import { WriteFailure } from '../set-up/WriteFailure.tsx';
import { saveMeterAtom } from './meter-calls.ts';
import { toMeterForm, toMeterValues } from './meter-form.ts';
import { meterMessages } from './meter-messages.ts';
import { MeterFields } from './MeterFields.tsx';

interface MeterSheetProps {
  /** As the device has it now, so that somebody else's change is written upon; null makes a new one. */
  meter: Meter | null;
  meters: readonly Meter[];
  onClose: () => void;
}

/** Makes or changes a meter; saving needs the network. */
export function MeterSheet({ meter, meters, onClose }: MeterSheetProps) {
  const intl = useIntl();
  const format = useFormat();
  const save = useSetAtom(saveMeterAtom);
  // One id for all tries: an answer that is lost must not make a second meter.
  const [id] = useState(() => meter?.id ?? newId());
  const [seen] = useState(() => toMeterForm(meter, format));
  const [form, setForm] = useState(seen);
  const [attempted, setAttempted] = useState(false);
  const isDirty = JSON.stringify(form) !== JSON.stringify(seen);
  const sheet = useSheetSave({ isDirty, saved: intl.formatMessage(meterMessages.saved), onClose });
  const others = meters.filter((other) => other.id !== id).map(({ name }) => name);
  const hasItsName = meter !== null && form.name === meter.name;
  const { values, problems } = toMeterValues(form, hasItsName ? [] : others, format);
  const submit = async () => {
    setAttempted(true);
    if (problems.length > 0) return;
    await sheet.save(() => save({ id, version: meter?.version ?? null, ...values }));
  };
  const title = intl.formatMessage(meter ? meterMessages.edit : meterMessages.add);
  return (
    <Dialog
      look="sheet"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage(setUpMessages.cancel)}</Button>
          <Button variant="primary" type="submit" form="meter" busy={sheet.busy}>
            {intl.formatMessage(setUpMessages.save)}
          </Button>
        </>
      }
    >
      <WriteFailure error={sheet.failure} />
      <Form id="meter" label={title} onSubmit={() => void submit()}>
        <MeterFields form={form} isNew={meter === null} problems={attempted ? problems : []} onChange={setForm} />
      </Form>
      <UnsavedDialog isDirty={sheet.wouldLose} />
    </Dialog>
  );
}
