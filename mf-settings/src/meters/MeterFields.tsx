import {
  meterKinds,
  meterLimits,
  type MeterProblem,
  measuresQuantity,
  usualCalibrationDays,
} from '@seguia/shared/domain/meters/meter-rules';
import { isolate, type SheetForm, useFormat, useIntl } from '@seguia/shared/platform';
import { Segmented, Switch, TextField } from '@seguia/shared/ui';
import { typedNumber } from '../set-up/typed-numbers.ts';
import type { MeterForm } from './meter-form.ts';
import { dayWord, kindMessages, meterFieldMessages, meterMessages, meterProblemMessages } from './meter-messages.ts';

interface MeterFieldsProps {
  form: SheetForm<MeterForm>;
  isNew: boolean;
}

/** The sentence of a problem of a meter's form. */
export function useMeterProblem(): (problem: MeterProblem) => string {
  const intl = useIntl();
  const format = useFormat();
  const limits = {
    count: format.number(meterLimits.solutions, 0),
    ph: format.number(meterLimits.ph, 0),
    ec: isolate(format.ec(meterLimits.ec, { unit: true })),
    days: format.number(meterLimits.days, 0),
  };
  return ({ code }) => intl.formatMessage(meterProblemMessages[code], limits);
}

/** The fields of a meter. */
export function MeterFields({ form, isNew }: MeterFieldsProps) {
  const intl = useIntl();
  const format = useFormat();
  const field = (name: Exclude<keyof MeterForm, 'retired' | 'kind'>) => ({
    ...form.field(name),
    label: intl.formatMessage(meterFieldMessages[name]),
  });
  const hint = intl.formatMessage(meterMessages.solutionsHint);
  return (
    <>
      <TextField {...field('name')} autoCapitalize="sentences" spellCheck={false} required />
      <Segmented
        {...form.field('kind')}
        label={intl.formatMessage(meterFieldMessages.kind)}
        options={meterKinds.map((id) => ({ id, label: intl.formatMessage(kindMessages[id]) }))}
      />
      <TextField {...field('serialNumber')} spellCheck={false} />
      {measuresQuantity(form.typed, 'ph') && <TextField {...field('phBuffers')} hint={hint} dir="ltr" />}
      {measuresQuantity(form.typed, 'ec') && (
        <TextField {...field('ecStandards')} hint={hint} dir="ltr" suffix={format.ecLabel} />
      )}
      <TextField
        {...field('calibrationDays')}
        inputMode="numeric"
        suffix={dayWord(intl, typedNumber(form.typed.calibrationDays) || usualCalibrationDays)}
      />
      {!isNew && (
        <Switch
          {...form.flag('retired')}
          label={intl.formatMessage(meterMessages.retired)}
          hint={intl.formatMessage(meterMessages.retiredHint)}
        />
      )}
    </>
  );
}
