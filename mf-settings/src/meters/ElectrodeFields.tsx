import { calibrationLimits, type CalibrationValues } from '@seguia/shared/domain/meters/calibration-rules';
import { electrodeOf, electrodeWarnings } from '@seguia/shared/domain/meters/electrode';
import { type SheetForm, useIntl } from '@seguia/shared/platform';
import { Button, isolated, Segmented, TextField, type TextFieldProps } from '@seguia/shared/ui';
import { Fragment } from 'react';
import type { CalibrationForm, TypedCalibration, typedFields } from './calibration-form.ts';
import { calibrationMessages } from './calibration-messages.ts';
import { ElectrodeWarnings } from './ElectrodeWarnings.tsx';
import styles from './Meters.module.css';
import { useElectrodeText } from './use-electrode-text.ts';

interface ElectrodeFieldsProps {
  form: SheetForm<TypedCalibration>;
  values: CalibrationValues;
  field: (name: (typeof typedFields)[number]) => TextFieldProps;
  pointsProblem: string | undefined;
  /** Set where the millivolts give an impossible electrode. */
  millivoltsProblem: string | undefined;
}

/** The electrode: its slope as the meter shows it, or the millivolts in each buffer, with the result during typing. */
export function ElectrodeFields({ form, values, field, pointsProblem, millivoltsProblem }: ElectrodeFieldsProps) {
  const intl = useIntl();
  const electrodeText = useElectrodeText();
  const { way, points } = form.typed;
  const setPoint = (at: number, change: Partial<CalibrationForm['points'][number]>) =>
    form.set({ points: points.map((point, index) => (index === at ? { ...point, ...change } : point)) });
  const fromPoints = way === 'points';
  // An impossible electrode brings no advice, because its millivolts are wrong.
  const isPossible = values.slope === null || (values.slope > 0 && values.slope <= calibrationLimits.slope);
  const isKnown = !fromPoints || electrodeOf(values.points.filter(({ mv }) => !Number.isNaN(mv))) !== null;
  return (
    <>
      <Segmented
        {...form.field('way')}
        label={intl.formatMessage(calibrationMessages.way)}
        options={[
          { id: 'shown', label: intl.formatMessage(calibrationMessages.wayShown) },
          { id: 'points', label: intl.formatMessage(calibrationMessages.wayPoints) },
        ]}
      />
      {!fromPoints && (
        <div className={styles.pair}>
          <TextField {...field('slope')} suffix="%" />
          <TextField {...field('offset')} suffix="mV" inputMode="text" />
        </div>
      )}
      <div className={styles.pair}>
        {points.map((point, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a buffer is known by its place alone
          <Fragment key={at}>
            <TextField
              label={intl.formatMessage(calibrationMessages.buffer, { number: at + 1 })}
              value={point.ph}
              onChange={(ph) => setPoint(at, { ph })}
              inputMode="decimal"
              suffix="pH"
              dir="ltr"
              error={at === 0 ? pointsProblem : undefined}
            />
            {fromPoints && (
              <TextField
                label={intl.formatMessage(calibrationMessages.millivolts, { number: at + 1 })}
                value={point.mv}
                onChange={(mv) => setPoint(at, { mv })}
                inputMode="text"
                suffix="mV"
                dir="ltr"
                error={at === 0 ? millivoltsProblem : undefined}
              />
            )}
          </Fragment>
        ))}
      </div>
      {points.length < calibrationLimits.points.high && (
        <Button full icon="plus" onPress={() => form.set({ points: [...points, { ph: '', mv: '' }] })}>
          {intl.formatMessage(calibrationMessages.third)}
        </Button>
      )}
      {fromPoints && <TextField {...field('temperature')} suffix="°C" placeholder="25" />}
      {fromPoints && isKnown && (
        <output className={styles.result} aria-live="polite">
          {isolated(electrodeText(values))}
        </output>
      )}
      {isKnown && isPossible && <ElectrodeWarnings warnings={electrodeWarnings(values)} />}
    </>
  );
}
