import {
  calibrationLimits,
  type CalibrationProblem,
  type CalibrationValues,
} from '@seguia/shared/domain/meters/calibration-rules';
import { measuresQuantity, meterKinds, meterLimits } from '@seguia/shared/domain/meters/meter-rules';
import { isolate, type Meter, type SheetForm, useFormat, useIntl } from '@seguia/shared/platform';
import { Segmented, TextField } from '@seguia/shared/ui';
import { DateField } from '@seguia/shared/ui-dates';
import type { TypedCalibration, typedFields } from './calibration-form.ts';
import { calibrationMessages, calibrationProblemMessages } from './calibration-messages.ts';
import { ElectrodeFields } from './ElectrodeFields.tsx';
import { kindMessages } from './meter-messages.ts';
import styles from './Meters.module.css';

interface CalibrationFieldsProps {
  meter: Meter;
  form: SheetForm<TypedCalibration>;
  values: CalibrationValues;
  today: string;
}

/** The sentence of a problem of a calibration's form. */
export function useCalibrationProblem(): (problem: CalibrationProblem) => string {
  const intl = useIntl();
  const format = useFormat();
  const { mv, temperature, slope, offset, cellConstant: cell } = calibrationLimits;
  const limits = {
    ...Object.fromEntries(
      Object.entries({ ...temperature, mv, slope, offset, cell, ph: meterLimits.ph }).map(([name, most]) => [
        name,
        format.number(most, 0),
      ]),
    ),
    ec: isolate(format.ec(meterLimits.ec, { unit: true })),
  };
  return ({ code }) => intl.formatMessage(calibrationProblemMessages[code], limits);
}

/** The fields of a calibration, except those of the electrode (ElectrodeFields.tsx). */
export function CalibrationFields({ meter, form, values, today }: CalibrationFieldsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { errorOf } = form;
  const field = (name: (typeof typedFields)[number]) => ({
    ...form.field(name),
    label: intl.formatMessage(calibrationMessages[name]),
    inputMode: 'decimal' as const,
    // A minus is before its number in every language.
    dir: 'ltr' as const,
  });
  // Slope and offset have no fields of their own where they are calculated from the millivolts.
  const impossible = errorOf('slope') ? intl.formatMessage(calibrationMessages.signs) : errorOf('offset');
  const ofPh = measuresQuantity({ kind: form.typed.of }, 'ph');
  return (
    <>
      {meter.kind === 'ec_ph' && (
        <Segmented
          {...form.field('of')}
          label={intl.formatMessage(calibrationMessages.what)}
          options={meterKinds.map((id) => ({ id, label: intl.formatMessage(kindMessages[id]) }))}
        />
      )}
      {ofPh && (
        <ElectrodeFields
          form={form}
          values={values}
          field={field}
          pointsProblem={errorOf('points')}
          millivoltsProblem={impossible}
        />
      )}
      {measuresQuantity({ kind: form.typed.of }, 'ec') && (
        <div className={styles.pair}>
          <TextField
            {...field('ecStandard')}
            suffix={format.ecLabel}
            error={errorOf('ecStandard') ?? (ofPh ? undefined : errorOf('points'))}
          />
          <TextField {...field('cellConstant')} suffix="1/cm" />
        </div>
      )}
      <DateField
        label={intl.formatMessage(calibrationMessages.date)}
        value={form.typed.day ?? today}
        max={today}
        onChange={(next) => form.set({ day: next === today ? null : next })}
        error={errorOf('at')}
      />
    </>
  );
}
