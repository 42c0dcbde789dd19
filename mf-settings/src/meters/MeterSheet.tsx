import { newId } from '@seguia/shared/domain/uuid';
import { type Meter, useFormat, useIntl } from '@seguia/shared/platform';
import { Button, Dialog, Form, UnsavedDialog } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { setUpMessages } from '../set-up/set-up-messages.ts';
import { TheirChanges } from '../set-up/TheirChanges.tsx';
import { useMergingForm } from '../set-up/use-merging-form.ts';
import { useSheetSave } from '../set-up/use-sheet-save.ts';
import { WriteFailure } from '../set-up/WriteFailure.tsx';
import { saveMeterAtom } from './meter-calls.ts';
import { type MeterForm, toMeterForm, toMeterValues } from './meter-form.ts';
import { kindMessages, meterFieldMessages, meterMessages } from './meter-messages.ts';
import { MeterFields } from './MeterFields.tsx';

interface MeterSheetProps {
  /** The meter as the device has it now; null makes a new one. */
  meter: Meter | null;
  meters: readonly Meter[];
  onClose: () => void;
}

/**
 * The sheet that adds or changes a meter. Saving needs the network. If somebody else changes the meter first, their values appear in the
 * fields that this person has not touched.
 */
export function MeterSheet({ meter, meters, onClose }: MeterSheetProps) {
  const intl = useIntl();
  const format = useFormat();
  const save = useSetAtom(saveMeterAtom);
  // The id is the same in each try: if an answer is lost, the next try must not make a second meter.
  const [id] = useState(() => meter?.id ?? newId());
  const now = { form: toMeterForm(meter, format), version: meter?.version ?? null };
  const { form, setForm, seen, isDirty, changed, merge } = useMergingForm(now);
  const [attempted, setAttempted] = useState(false);
  const sheet = useSheetSave({ isDirty, saved: intl.formatMessage(meterMessages.saved), onClose });
  const others = meters.filter((other) => other.id !== id).map(({ name }) => name);
  const hasItsName = form.name === seen.form.name;
  const { values, problems } = toMeterValues(form, hasItsName ? [] : others, format);

  merge(now, sheet.failure, sheet.forgetFailure);

  const submit = async () => {
    setAttempted(true);
    if (problems.length > 0) return;
    await sheet.save(() => save({ id, version: seen.version, ...values }));
  };
  const title = intl.formatMessage(meter ? meterMessages.edit : meterMessages.add);
  const theirChange = (field: keyof MeterForm) => ({
    field: intl.formatMessage(meterFieldMessages[field]),
    value: shown(field),
  });
  const shown = (field: keyof MeterForm) => {
    const { kind, retired } = seen.form;
    if (field === 'kind') return intl.formatMessage(kindMessages[kind]);
    if (field === 'retired') return intl.formatMessage(retired ? setUpMessages.yes : setUpMessages.no);
    return seen.form[field];
  };
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
      {changed && <TheirChanges moved={intl.formatMessage(meterMessages.moved)} changes={changed.map(theirChange)} />}
      <WriteFailure error={sheet.failure} />
      <Form id="meter" label={title} onSubmit={() => void submit()}>
        <MeterFields form={form} isNew={meter === null} problems={attempted ? problems : []} onChange={setForm} />
      </Form>
      <UnsavedDialog isDirty={sheet.wouldLose} />
    </Dialog>
  );
}
