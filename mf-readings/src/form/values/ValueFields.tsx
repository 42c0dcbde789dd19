import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { firstTyped, typedBySide } from '@seguia/shared/domain/readings/reading-fields';
import { useIntl } from '@seguia/shared/platform';
import { MeasureField } from '@seguia/shared/ui';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSignal } from '../../signals/use-signal.ts';
import { fieldMessages, unitSymbols } from '../../words/field-messages.ts';
import { useMeasureFormat } from '../../words/use-measure-format.ts';
import type { ReadingFormModel } from '../hooks/use-reading-form.ts';
import type { FieldNote } from '../model/field-notes.ts';
import { FieldChannel } from './FieldChannel.tsx';
import { FormMeasure } from './FormMeasure.tsx';
import { type ValueField, ValueTabs } from './ValueTabs.tsx';
import styles from './ValueFields.module.css';

export interface ValueFieldsProps {
  form: ReadingFormModel;
  /** Whether the first value takes the focus at once. */
  startsHere: boolean;
  /** Whether the screen has no other fields: then the first value bears their problems. */
  bearsAll?: boolean;
  /** Drawn beneath the last value. */
  children?: ReactNode;
}

/**
 * A reading's values, on a phone one at a time behind tabs, each with its track. Each is a real text field, and its tab only shows it, so
 * Enter, Tab and "Next" move through them.
 */
export function ValueFields({ form, startsHere, bearsAll = false, children }: ValueFieldsProps) {
  const { state, type, leave, typing, checks, values, last, band } = form;
  const box = useRef<HTMLDivElement>(null);
  const measures = useMeasureFormat();
  const intl = useIntl();
  const fields: ValueField[] = [...typedBySide, state.entryType === 'drippers' ? 'totalDrained' : 'drainPercent'];
  const [shown, setShown] = useState<ValueField>(firstTyped);
  // The last value is another one in each entry type.
  const active = fields.find((field) => field === shown) ?? fields[fields.length - 1] ?? firstTyped;
  const nameOf = (field: ValueField) =>
    field === 'totalDrained' ? intl.formatMessage(fieldMessages.totalDrained) : measures.label(field);
  /** A value's note; at the first value also the problem of the reading as a whole, or where `bearsAll` of a field that this screen does not have. */
  const noteOf = (field: MeasuredField): FieldNote | undefined => {
    if (field !== fields[0] || checks.notes[field]) return checks.notes[field];
    const general = checks.errors.find(({ name }) => name === undefined);
    if (general) return { error: general.text };
    const isHere = (name: string) => name === 'drainPercent' || fields.some((own) => own === name);
    return bearsAll ? Object.entries(checks.notes).find(([name]) => !isHere(name))?.[1] : undefined;
  };
  const signal = useSignal();
  // One function for all drawings, so that only a value that changes is drawn anew.
  const leaveNow = useRef<(field: MeasuredField) => void>(() => {});
  useEffect(() => {
    leaveNow.current = (field) => {
      leave(field);
      signal(field, values[field], band?.[field] ?? null);
    };
  });
  const leaveMeasure = useCallback((field: MeasuredField) => leaveNow.current(field), []);
  // Save ends the value under the keys, whose field the focus need not leave.
  const onSubmit = useEffectEvent(() => {
    const focused = box.current?.querySelector<HTMLInputElement>('input:focus')?.name;
    const field = fields.find((name) => name === focused);
    if (field && field !== 'totalDrained') signal(field, values[field], band?.[field] ?? null);
  });
  useEffect(() => {
    const element = box.current?.closest('form');
    element?.addEventListener('submit', onSubmit);
    return () => element?.removeEventListener('submit', onSubmit);
  }, []);
  const goTo = (field: ValueField) => {
    const input = box.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`);
    input?.focus();
    input?.select();
  };
  return (
    <div ref={box} className={styles.fields}>
      <ValueTabs fields={fields} form={form} active={active} onPress={goTo} />
      <div className={styles.stack}>
        {fields.map((field, index) => (
          <div
            key={field}
            className={styles.slot}
            data-active={field === active || undefined}
            onFocus={() => setShown(field)}
          >
            {field === 'totalDrained' ? (
              <MeasureField
                {...checks.notes.totalDrained}
                name="totalDrained"
                size="round"
                side="drain"
                label={nameOf(field)}
                unit={unitSymbols[state.dripperUnit]}
                value={state.totalDrained}
                onChange={(text) => type('totalDrained', text)}
                onBlur={() => {
                  leave('totalDrained');
                  checks.leave('drainPercent');
                }}
              />
            ) : (
              <>
                <FormMeasure
                  measure={field}
                  text={state[field]}
                  value={values[field]}
                  last={last[field]}
                  limits={band?.[field] ?? null}
                  note={noteOf(field)}
                  isTyping={typing === field}
                  startsHere={startsHere && index === 0}
                  onChange={type}
                  onLeave={leaveMeasure}
                />
                {/* A problem or a question takes the track's place. */}
                {!noteOf(field) && (
                  <FieldChannel
                    field={field}
                    value={typing === field ? null : values[field]}
                    last={last[field]}
                    limits={band?.[field] ?? null}
                  />
                )}
              </>
            )}
            {index === fields.length - 1 && children}
          </div>
        ))}
      </div>
    </div>
  );
}
