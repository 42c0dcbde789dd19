import { plotLimits } from '@seguia/shared/domain/plots/plot-rules';
import { type SheetForm, useIntl } from '@seguia/shared/platform';
import { Segmented, TextField } from '@seguia/shared/ui';
import type { PlotForm, PlotFormCode } from './plot-form.ts';
import { plotFieldMessages, plotMessages, plotProblemMessages } from './plot-messages.ts';
import styles from './plot-forms.module.css';

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
export function PlotFields({ form }: { form: SheetForm<PlotForm> }) {
  const intl = useIntl();
  const field = (name: Exclude<keyof PlotForm, 'dripperRateUnit'>) => ({
    ...form.field(name),
    label: intl.formatMessage(plotFieldMessages[name]),
  });
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
        {...form.field('dripperRateUnit')}
        label={intl.formatMessage(plotFieldMessages.dripperRateUnit)}
        options={[
          { id: 'ml_per_hour', label: intl.formatMessage(plotMessages.perHour) },
          { id: 'ml_per_pulse', label: intl.formatMessage(plotMessages.perPulse) },
        ]}
      />
    </>
  );
}
