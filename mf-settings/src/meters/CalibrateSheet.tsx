import { timestampOf } from '@seguia/shared/domain/farm-time';
import { newId } from '@seguia/shared/domain/uuid';
import {
  correctedNow,
  farmClockAtom,
  type Meter,
  noteCalibrationAtom,
  StorageFullError,
  todayAtom,
  useFormat,
  useIntl,
  useUnsavedGuard,
} from '@seguia/shared/platform';
import { Banner, Button, Dialog, Form, toast, UnsavedDialog } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { setUpMessages } from '../set-up/set-up-messages.ts';
import { CalibrationFields } from './CalibrationFields.tsx';
import { newCalibrationForm, toCalibration } from './calibration-form.ts';
import { calibrationMessages } from './calibration-messages.ts';

interface CalibrateSheetProps {
  meter: Meter;
  onClose: () => void;
}

/** The sheet that notes a calibration beside the buffers. The calibration is safe on the device at once, also without network. */
export function CalibrateSheet({ meter, onClose }: CalibrateSheetProps) {
  const intl = useIntl();
  const format = useFormat();
  const clock = useAtomValue(farmClockAtom);
  const today = useAtomValue(todayAtom);
  const note = useSetAtom(noteCalibrationAtom);
  const [id] = useState(newId);
  const [begun] = useState(() => newCalibrationForm(meter, format));
  const [form, setForm] = useState(begun);
  /** Null means today, even if midnight passes while the sheet is open. */
  const [otherDay, setOtherDay] = useState<string | null>(null);
  const [attempted, setAttempted] = useState(false);
  const [failure, setFailure] = useState<StorageFullError['reason'] | null>(null);
  const [busy, setBusy] = useState(false);
  const left = useRef(false);
  const isDirty = JSON.stringify(form) !== JSON.stringify(begun) || otherDay !== null;
  useUnsavedGuard(isDirty);
  /** For another day only the date is known, so its noon stands for it. */
  const read = () => {
    const now = Math.floor(correctedNow() / 1000);
    const at = otherDay === null ? now : timestampOf(otherDay, '12:00', clock);
    return toCalibration(form, meter, at, now, format);
  };
  const { values, problems } = read();
  const submit = async () => {
    setAttempted(true);
    const noted = read();
    if (noted.problems.length > 0 || busy) return;
    setBusy(true);
    try {
      await note({ id, ...noted.values });
      left.current = true;
    } catch (error) {
      if (!(error instanceof StorageFullError)) throw error;
      setFailure(error.reason);
    } finally {
      setBusy(false);
    }
    if (!left.current) return;
    toast(intl.formatMessage(calibrationMessages.saved), { kind: 'success' });
    onClose();
  };
  const title = intl.formatMessage(calibrationMessages.add);
  return (
    <Dialog
      look="sheet"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage(setUpMessages.cancel)}</Button>
          <Button variant="primary" type="submit" form="calibration" busy={busy}>
            {intl.formatMessage(calibrationMessages.save)}
          </Button>
        </>
      }
    >
      {failure && <Banner kind="error">{intl.formatMessage(calibrationMessages[failure])}</Banner>}
      <Form id="calibration" label={title} onSubmit={() => void submit()}>
        <CalibrationFields
          meter={meter}
          form={form}
          values={values}
          problems={attempted ? problems : []}
          date={otherDay ?? today}
          today={today}
          onChange={setForm}
          onDate={(day) => setOtherDay(day === today ? null : day)}
        />
      </Form>
      <UnsavedDialog isDirty={() => isDirty && !left.current} />
    </Dialog>
  );
}
