import { phoneKeyboardAtom, type Plot, useFormat, useIntl } from '@seguia/shared/platform';
import { Form, FormErrors, Keypad } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useRef } from 'react';
import { DrainEntry } from './DrainEntry.tsx';
import type { FieldName } from '../model/form-state.ts';
import { formMessages } from '../messages/form-messages.ts';
import { BluetoothReading } from '../../bluetooth/BluetoothReading.tsx';
import { MeterChoice } from '../../meter/MeterChoice.tsx';
import { ValueFields } from '../values/ValueFields.tsx';
import { NoteField } from './NoteField.tsx';
import type { ValueChange } from './ValueChanged.tsx';
import { PlotAndTimePlace } from '../pickers/PlotAndTimePlace.tsx';
import type { ReadingFormModel } from '../hooks/use-reading-form.ts';
import { useSettled } from '../hooks/use-settled.ts';
import { useDripperChanges } from './use-dripper-changes.ts';
import styles from './ReadingForm.module.css';

export interface ReadingFormProps {
  form: ReadingFormModel;
  /** Plots to choose from, in walking order; null while they are not known. */
  plots: readonly Plot[] | null;
  /** Shown in place of the plots where they cannot be fetched. */
  insteadOfPlots?: ReactNode;
  busy: boolean;
  /** Whether the first value takes the focus at once. */
  startsHere: boolean;
  /** Called when everything is checked and every question is answered. */
  onSave: () => void;
  /** Called when a dripper value differs from the remembered one, so that the screen can say it. */
  onValueChanged: (change: ValueChange) => void;
  /** Drawn behind the note: the photos. */
  children?: ReactNode;
}

/** All fields of a reading: its values as in a round, then what they are of. Enter and "Next" move through them, Ctrl+Enter saves. */
export function ReadingForm({
  form,
  plots,
  insteadOfPlots,
  busy,
  startsHere,
  onSave,
  onValueChanged,
  children,
}: ReadingFormProps) {
  const intl = useIntl();
  const { decimalMark } = useFormat();
  const phoneKeyboard = useAtomValue(phoneKeyboardAtom);
  const body = useRef<HTMLDivElement>(null);
  const { state, set, type, leave, checks } = form;
  const { notes } = checks;
  const changes = useDripperChanges(form, onValueChanged);

  const submit = () => {
    if (busy) return;
    if (checks.attempt()) onSave();
    else focusField(body.current, checks.first());
  };
  useSettled(checks, submit);

  return (
    <Form onSubmit={submit} label={intl.formatMessage(formMessages.form)}>
      <div ref={body} className={styles.body}>
        <FormErrors errors={checks.errors} />
        <ValueFields form={form} startsHere={startsHere} />
        <PlotAndTimePlace
          plots={plots}
          instead={insteadOfPlots}
          plotId={state.plotId}
          date={state.date}
          time={state.time}
          plotError={notes.plotId?.error}
          dateNote={notes.date}
          timeError={notes.time?.error}
          set={set}
          setPlot={form.setPlot}
          leave={checks.leave}
        />
        <MeterChoice value={state.meterId} onChange={(meterId) => set({ meterId, choseMeter: true })} />
        <BluetoothReading onRead={form.fill} />
        <DrainEntry
          state={state}
          values={form.values}
          notes={notes}
          onEntryType={(entryType) => set({ entryType })}
          onDripper={type}
          onDripperLeave={(field) => {
            leave(field);
            checks.leave('drainPercent');
            changes.leave(field);
          }}
          onUnit={changes.setUnit}
        />
        <NoteField note={state.note} onChange={(note) => set({ note })} error={notes.note?.error} />
        {children}
      </div>
      <Keypad
        action={{ label: intl.formatMessage(formMessages.save), busy }}
        enabled={!phoneKeyboard}
        decimalMark={decimalMark}
      />
    </Form>
  );
}

/** Moves the focus to a field by its name; in a picker, to its first part. */
function focusField(body: HTMLElement | null, field: FieldName | undefined) {
  const named = field && body?.querySelector<HTMLElement>(`[name="${field}"]`);
  // A picker keeps its value in a hidden control, so the focus goes to its first visible part.
  const part = named?.parentElement?.closest('[data-rac]')?.querySelector<HTMLElement>('[role="spinbutton"], button');
  (part ?? named)?.focus();
}
