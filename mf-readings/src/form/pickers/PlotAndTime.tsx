import { cropsOn } from '@seguia/shared/domain/bands';
import { type Plot, todayAtom, useIntl } from '@seguia/shared/platform';
import { DateField, Select, TimeField } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import type { FieldNote } from '../model/field-notes.ts';
import { fieldMessages } from '../../words/field-messages.ts';
import type { FieldName, FormState } from '../model/form-state.ts';
import styles from './PlotAndTime.module.css';

export interface PlotAndTimeProps extends Pick<FormState, 'plotId' | 'date' | 'time'> {
  /** Plots to choose from, in walking order. */
  plots: readonly Plot[];
  plotError: string | undefined;
  dateNote: FieldNote | undefined;
  timeError: string | undefined;
  set: (patch: Partial<FormState>) => void;
  setPlot: (plotId: string) => void;
  leave: (field: FieldName) => void;
}

/** The pickers of plot, date and time, with the plot's crop and variety. They are expensive to draw, so a memo keeps typing from drawing them. */
export const PlotAndTime = memo(function PlotAndTime(props: PlotAndTimeProps) {
  const { plots, plotId, date, time, set, setPlot, leave } = props;
  const intl = useIntl();
  const today = useAtomValue(todayAtom);
  const cropsOf = (plot: Plot | undefined) => (plot && formatCrops(cropsOn(plot.crops, date))) || undefined;
  return (
    <>
      <Select
        name="plotId"
        label={intl.formatMessage(fieldMessages.plotId)}
        hint={cropsOf(plots.find(({ id }) => id === plotId))}
        value={plotId || null}
        onChange={setPlot}
        options={plots.map((plot) => ({ id: plot.id, label: plot.name, hint: cropsOf(plot) }))}
        error={props.plotError}
      />
      <div className={styles.when}>
        <DateField
          name="date"
          label={intl.formatMessage(fieldMessages.date)}
          value={date || null}
          max={today}
          onChange={(next) => {
            set({ date: next ?? '', stamp: undefined });
            leave('date');
          }}
          error={props.dateNote?.error}
          ask={props.dateNote?.ask}
          fixes={props.dateNote?.fixes}
        />
        <TimeField
          name="time"
          label={intl.formatMessage(fieldMessages.time)}
          value={time || null}
          onChange={(next) => {
            set({ time: next ?? '', stamp: undefined });
            leave('time');
          }}
          error={props.timeError}
        />
      </div>
    </>
  );
});
