import { timestampOf } from '@seguia/shared/domain/farm-time';
import {
  correctedNow,
  farmClockAtom,
  type Meter,
  noteCalibrationAtom,
  todayAtom,
  useFormat,
  useIntl,
  useSheetForm,
} from '@seguia/shared/platform';
import { Banner, toast } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { FormSheet } from '../set-up/FormSheet.tsx';
import { CalibrationFields, useCalibrationProblem } from './CalibrationFields.tsx';
import { newCalibrationForm, toCalibration, type TypedCalibration } from './calibration-form.ts';
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
  const read = ({ day, ...typed }: TypedCalibration) => {
    const now = Math.floor(correctedNow() / 1000);
    // For another day only the date is known: its beginning stands for it, so that no reading of that day counts as taken before.
    const at = day === null ? now : timestampOf(day, '00:00', clock);
    const { values, problems } = toCalibration(typed, meter, at, now, format);
    return { body: values, problems };
  };
  const begun: TypedCalibration = { ...newCalibrationForm(meter, format), day: null };
  const form = useSheetForm({
    begun: { typed: begun, version: null },
    read,
    textOf: useCalibrationProblem(),
    send: (values, { id }) => note({ id, ...values }),
    onSaved: () => {
      toast(intl.formatMessage(calibrationMessages.saved), { kind: 'success' });
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      id="calibration"
      title={intl.formatMessage(calibrationMessages.add)}
      submit={intl.formatMessage(calibrationMessages.save)}
      onClose={onClose}
    >
      {form.full && <Banner kind="error">{intl.formatMessage(calibrationMessages[form.full.reason])}</Banner>}
      <CalibrationFields meter={meter} form={form} values={read(form.typed).body} today={today} />
    </FormSheet>
  );
}
