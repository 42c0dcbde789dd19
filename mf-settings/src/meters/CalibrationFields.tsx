import {
  calibrationLimits,
  type CalibrationProblem,
  type CalibrationValues,
} from '@seguia/shared/domain/meters/calibration-rules';
import { measuresQuantity, meterKinds, meterLimits } from '@seguia/shared/domain/meters/meter-rules';
import { isolate, type Meter, useFormat, useIntl } from '@seguia/shared/platform';
import { Segmented, TextField } from '@seguia/shared/ui';
import { DateField } from '@seguia/shared/ui-dates';
import type { CalibrationForm, typedFields } from './calibration-form.ts';
import { calibrationMessages, calibrationProblemMessages } from './calibration-messages.ts';
import { ElectrodeFields } from './ElectrodeFields.tsx';
import { kindMessages } from './meter-messages.ts';
import styles from './Meters.module.css';

interface CalibrationFieldsProps {
  meter: Meter;
  form: CalibrationForm;
  values: CalibrationValues;
  problems: readonly CalibrationProblem[];
  date: string;
  today: string;
  onChange: (form: CalibrationForm) => void;
  onDate: (date: string) => void;
}

/** The fields of a calibration, except those of the electrode (ElectrodeFields.tsx). */
export function CalibrationFields({
  meter,
  form,
  values,
  problems,
  date,
  today,
  onChange,
  onDate,
}: CalibrationFieldsProps) {
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
  const textOf = (wrong: CalibrationProblem | undefined) =>
    wrong && intl.formatMessage(calibrationProblemMessages[wrong.code], limits);
  const problemOf = (name: keyof CalibrationValues) => textOf(problems.find(({ field }) => field === name));
  const field = (name: (typeof typedFields)[number]) => ({
    label: intl.formatMessage(calibrationMessages[name]),
    name,
    value: form[name],
    onChange: (value: string) => onChange({ ...form, [name]: value }),
    error: problemOf(name),
    inputMode: 'decimal' as const,
    // A minus is before its number in every language.
    dir: 'ltr' as const,
  });
  // Slope and offset have no fields of their own where they are calculated from the millivolts.
  const impossible = problemOf('slope') ? intl.formatMessage(calibrationMessages.signs) : problemOf('offset');
  const ofPh = measuresQuantity({ kind: form.of }, 'ph');
  return (
    <>
      {meter.kind === 'ec_ph' && (
        <Segmented
          label={intl.formatMessage(calibrationMessages.what)}
          value={form.of}
          onChange={(of) => onChange({ ...form, of })}
          options={meterKinds.map((id) => ({ id, label: intl.formatMessage(kindMessages[id]) }))}
        />
      )}
      {ofPh && (
        <ElectrodeFields
          form={form}
          values={values}
          onChange={onChange}
          field={field}
          pointsProblem={problemOf('points')}
          millivoltsProblem={impossible}
        />
      )}
      {measuresQuantity({ kind: form.of }, 'ec') && (
        <div className={styles.pair}>
          <TextField
            {...field('ecStandard')}
            suffix={format.ecLabel}
            error={problemOf('ecStandard') ?? (ofPh ? undefined : problemOf('points'))}
          />
          <TextField {...field('cellConstant')} suffix="1/cm" />
        </div>
      )}
      <DateField
        label={intl.formatMessage(calibrationMessages.date)}
        value={date}
        max={today}
        onChange={(next) => onDate(next ?? today)}
        error={problemOf('at')}
      />
    </>
  );
}
