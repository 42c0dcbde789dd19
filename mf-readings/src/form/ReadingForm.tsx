import { phoneKeyboardAtom, type Plot, todayAtom, useFormat, useIntl } from '@seguia/shared/platform';
import { Form, FormErrors, Keypad, TextArea } from '@seguia/shared/ui';
import { DateField, Select, TimeField } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { plotChoice } from '../plot-choice.ts';
import { DrainFields } from './DrainFields.tsx';
import type { FieldName } from './field-notes.ts';
import { fieldTexts } from './field-texts.ts';
import { formTexts } from './form-texts.ts';
import { MeasureGrid } from './MeasureGrid.tsx';
import type { ValueChange } from './ValueChanged.tsx';
import type { ReadingFormModel } from './use-reading-form.ts';
import { useDripperChanges } from './use-dripper-changes.ts';
import styles from './ReadingForm.module.css';

export interface ReadingFormProps {
  form: ReadingFormModel;
  /** Plots to choose from, in walking order. */
  plots: readonly Plot[];
  busy: boolean;
  /** The focus goes to the first value at once. */
  startsHere: boolean;
  /** Comes once everything is checked and asked. */
  onSave: () => void;
  /** A dripper value changed from what it was: the screen says so. */
  onValueChanged: (change: ValueChange) => void;
}

/** All fields of a reading; Enter and "Next" walk through them, Ctrl+Enter saves. */
export function ReadingForm({ form, plots, busy, startsHere, onSave, onValueChanged }: ReadingFormProps) {
  const intl = useIntl();
  const { decimalMark } = useFormat();
  const phoneKeyboard = useAtomValue(phoneKeyboardAtom);
  const today = useAtomValue(todayAtom);
  const body = useRef<HTMLDivElement>(null);
  const { state, set, checks } = form;
  const { notes } = checks;
  const chosen = plots.find(({ id }) => id === state.plotId);
  const changes = useDripperChanges(form, onValueChanged);

  const submit = () => {
    if (busy) return;
    if (checks.attempt()) onSave();
    else focusField(body.current, checks.first());
  };
  const leave = (field: FieldName) => {
    if (state[field].trim() !== '') checks.leave(field);
  };

  return (
    <Form onSubmit={submit} label={intl.formatMessage(formTexts.form)}>
      <div ref={body} className={styles.body}>
        <FormErrors errors={checks.errors} />
        <Select
          name="plotId"
          label={intl.formatMessage(fieldTexts.plotId)}
          value={state.plotId || null}
          onChange={form.setPlot}
          hint={chosen && plotChoice(chosen, state.date).hint}
          options={plots.map((plot) => plotChoice(plot, state.date))}
          error={notes.plotId?.error}
        />
        <div className={styles.when}>
          <DateField
            name="date"
            label={intl.formatMessage(fieldTexts.date)}
            value={state.date || null}
            max={today}
            onChange={(date) => {
              set({ date: date ?? '' });
              checks.leave('date');
            }}
            error={notes.date?.error}
          />
          <TimeField
            name="time"
            label={intl.formatMessage(fieldTexts.time)}
            value={state.time || null}
            onChange={(time) => {
              set({ time: time ?? '' });
              checks.leave('time');
            }}
            error={notes.time?.error}
          />
        </div>
        <MeasureGrid
          {...form}
          startsHere={startsHere}
          notes={notes}
          onChange={(field, text) => set({ [field]: text })}
          onLeave={leave}
        />
        <DrainFields
          {...form}
          notes={notes}
          onChange={(field, text) => set({ [field]: text })}
          onLeave={leave}
          onEntryType={(entryType) => set({ entryType })}
          onDripper={(field, text) => set({ [field]: text })}
          onDripperLeave={(field) => {
            leave(field);
            checks.leave('drainPercent');
            changes.leave(field);
          }}
          onUnit={changes.setUnit}
        />
        <TextArea
          name="note"
          rows={2}
          label={intl.formatMessage(fieldTexts.note)}
          value={state.note}
          onChange={(note) => set({ note })}
          error={notes.note?.error}
        />
      </div>
      <Keypad
        action={{ label: intl.formatMessage(formTexts.save), busy }}
        enabled={!phoneKeyboard}
        decimalMark={decimalMark}
      />
    </Form>
  );
}

/** Moves the focus to a field by its name; a picker's part takes it for the whole. */
function focusField(body: HTMLElement | null, field: FieldName | undefined) {
  const named = field && body?.querySelector<HTMLElement>(`input[name="${field}"]:not([type="hidden"])`);
  named?.focus();
}
