import { plotLimits } from '@seguia/shared/domain/plots/plot-rules';
import { useIntl } from '@seguia/shared/platform';
import { Segmented, TextField } from '@seguia/shared/ui';
import type { PlotForm, PlotFormCode, PlotFormProblem } from './plot-form.ts';
import { plotFieldMessages, plotMessages, plotProblemMessages } from './plot-messages.ts';
import styles from './Plots.module.css';

export interface PlotFieldsProps {
  form: PlotForm;
  problems: readonly PlotFormProblem[];
  onChange: (form: PlotForm) => void;
}

const most: Partial<Record<PlotFormCode, number>> = {
  area_impossible: plotLimits.area,
  irrigation_units_impossible: plotLimits.irrigationUnits,
  drippers_impossible: plotLimits.drippers,
  dripper_rate_impossible: plotLimits.dripperRate,
};

/** The text of a problem of a plot's form. */
export function usePlotProblem(): (code: PlotFormCode) => string {
  const intl = useIntl();
  return (code) => intl.formatMessage(plotProblemMessages[code], { most: intl.formatNumber(most[code] ?? 0) });
}

/** The fields of a plot; all but the name may stay empty. */
export function PlotFields({ form, problems, onChange }: PlotFieldsProps) {
  const intl = useIntl();
  const problemText = usePlotProblem();
  const field = (name: Exclude<keyof PlotForm, 'dripperRateUnit'>) => {
    const problem = problems.find((candidate) => candidate.field === name);
    return {
      label: intl.formatMessage(plotFieldMessages[name]),
      name,
      value: form[name],
      onChange: (value: string) => onChange({ ...form, [name]: value }),
      error: problem && problemText(problem.code),
    };
  };
  return (
    <>
      <TextField {...field('name')} autoCapitalize="sentences" spellCheck={false} required />
      <TextField {...field('house')} autoCapitalize="sentences" spellCheck={false} />
      <div className={styles.pair}>
        <TextField {...field('area')} inputMode="decimal" suffix="m²" />
        <TextField {...field('irrigationUnits')} inputMode="numeric" />
      </div>
      <div className={styles.pair}>
        <TextField {...field('drippers')} inputMode="numeric" />
        <TextField {...field('dripperRate')} inputMode="decimal" suffix="mL" />
      </div>
      <Segmented
        label={intl.formatMessage(plotFieldMessages.dripperRateUnit)}
        value={form.dripperRateUnit}
        onChange={(dripperRateUnit) => onChange({ ...form, dripperRateUnit })}
        options={[
          { id: 'ml_per_hour', label: intl.formatMessage(plotMessages.perHour) },
          { id: 'ml_per_pulse', label: intl.formatMessage(plotMessages.perPulse) },
        ]}
      />
    </>
  );
}
