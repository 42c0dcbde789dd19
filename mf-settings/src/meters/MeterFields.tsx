import { meterKinds, meterLimits, type MeterProblem, measuresQuantity } from '@seguia/shared/domain/meters/meter-rules';
import { isolate, useFormat, useIntl } from '@seguia/shared/platform';
import { Segmented, Switch, TextField } from '@seguia/shared/ui';
import type { MeterForm } from './meter-form.ts';
import { kindMessages, meterFieldMessages, meterMessages, meterProblemMessages } from './meter-messages.ts';

interface MeterFieldsProps {
  form: MeterForm;
  isNew: boolean;
  problems: readonly MeterProblem[];
  onChange: (form: MeterForm) => void;
}

type TextName = Exclude<keyof MeterForm, 'kind' | 'retired'>;

/** The fields of a meter. */
export function MeterFields({ form, isNew, problems, onChange }: MeterFieldsProps) {
  const intl = useIntl();
  const format = useFormat();
  const limits = {
    count: format.number(meterLimits.solutions, 0),
    ph: format.number(meterLimits.ph, 0),
    ec: isolate(format.ec(meterLimits.ec, { unit: true })),
    days: format.number(meterLimits.days, 0),
  };
  const field = (name: TextName) => {
    const problem = problems.find((candidate) => candidate.field === name);
    return {
      label: intl.formatMessage(meterFieldMessages[name]),
      name,
      value: form[name],
      onChange: (value: string) => onChange({ ...form, [name]: value }),
      error: problem && intl.formatMessage(meterProblemMessages[problem.code], limits),
    };
  };
  const hint = intl.formatMessage(meterMessages.solutionsHint);
  return (
    <>
      <TextField {...field('name')} autoCapitalize="sentences" spellCheck={false} required />
      <Segmented
        label={intl.formatMessage(meterFieldMessages.kind)}
        value={form.kind}
        onChange={(kind) => onChange({ ...form, kind })}
        options={meterKinds.map((id) => ({ id, label: intl.formatMessage(kindMessages[id]) }))}
      />
      <TextField {...field('serialNumber')} spellCheck={false} />
      {measuresQuantity(form, 'ph') && <TextField {...field('phBuffers')} hint={hint} dir="ltr" />}
      {measuresQuantity(form, 'ec') && (
        <TextField {...field('ecStandards')} hint={hint} dir="ltr" suffix={format.ecLabel} />
      )}
      <TextField
        {...field('calibrationDays')}
        inputMode="numeric"
        suffix={intl.formatMessage(meterMessages.daysSuffix)}
      />
      {!isNew && (
        <Switch
          label={intl.formatMessage(meterMessages.retired)}
          hint={intl.formatMessage(meterMessages.retiredHint)}
          checked={form.retired}
          onChange={(retired) => onChange({ ...form, retired })}
        />
      )}
    </>
  );
}
