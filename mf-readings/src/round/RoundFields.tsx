import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { typedBySide } from '@seguia/shared/domain/readings/reading-fields';
import { useFormat, useIntl } from '@seguia/shared/platform';
import { Button, Channel, isolated, MeasureField } from '@seguia/shared/ui';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { bandLimits, formatMeasureState } from '../words/format-band.ts';
import { fieldMessages, unitSymbols } from '../words/field-messages.ts';
import type { FieldNotes } from '../form/model/field-notes.ts';
import type { FormState } from '../form/model/form-state.ts';
import { FormMeasure } from '../form/fields/MeasureGrid.tsx';
import type { ReadingFormModel } from '../form/hooks/use-reading-form.ts';
import { useSignal } from '../signals/use-signal.ts';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import { roundMessages } from './round-messages.ts';
import { type RoundField, RoundTabs } from './RoundTabs.tsx';
import styles from './RoundFields.module.css';

export interface RoundFieldsProps {
  form: ReadingFormModel;
  active: RoundField;
  onActive: (field: RoundField) => void;
}

/** The values behind tabs. Each is a real text field, and its tab only shows it, so Enter, Tab and "Next" move through them. */
export function RoundFields({ form, active, onActive }: RoundFieldsProps) {
  const { state, set, type, leave, typing, checks, values, last, band } = form;
  const box = useRef<HTMLDivElement>(null);
  const measures = useMeasureFormat();
  const intl = useIntl();
  const fromDrippers = state.entryType === 'drippers';
  const fields: RoundField[] = [...typedBySide, fromDrippers ? 'totalDrained' : 'drainPercent'];
  const nameOf = (field: RoundField) =>
    field === 'totalDrained' ? intl.formatMessage(fieldMessages.totalDrained) : measures.label(field);
  /**
   * Adds the problem without a field on this screen (of the reading as a whole, or of a field that only the form has) to the notes of the
   * first field.
   */
  const withGeneral = (field: MeasuredField): FieldNotes => {
    const general = checks.errors.find(({ name }) => name === undefined);
    const isHere = (name: string) => name === 'drainPercent' || fields.some((shown) => shown === name);
    const elsewhere = Object.entries(checks.notes).find(([name]) => !isHere(name));
    const note = checks.notes[field] ?? (general ? { error: general.text } : elsewhere?.[1]);
    return note ? { ...checks.notes, [field]: note } : checks.notes;
  };
  /** A problem or a question takes the place of the field's track. */
  const hasNote = (field: MeasuredField, index: number) =>
    Boolean((index === 0 ? withGeneral(field) : checks.notes)[field]);
  const signal = useSignal();
  const leaveMeasure = (field: MeasuredField) => {
    leave(field);
    signal(field, values[field], band?.[field] ?? null);
  };
  const goTo = (field: RoundField) => {
    const input = box.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`);
    input?.focus();
    input?.select();
  };
  const changeMode = (entryType: FormState['entryType']) => {
    flushSync(() => set({ entryType }));
    goTo(entryType === 'drippers' ? 'totalDrained' : 'drainPercent');
  };

  return (
    <div ref={box} className={styles.fields}>
      <RoundTabs fields={fields} form={form} active={active} onPress={goTo} />
      <div className={styles.stack}>
        {fields.map((field, index) => (
          <div
            key={field}
            className={styles.slot}
            data-active={field === active || undefined}
            onFocus={() => onActive(field)}
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
                  state={state}
                  values={values}
                  last={last}
                  band={band}
                  notes={index === 0 ? withGeneral(field) : checks.notes}
                  typing={typing}
                  size="round"
                  startsHere={index === 0}
                  onChange={type}
                  onLeave={leaveMeasure}
                />
                {!hasNote(field, index) && <FieldChannel form={form} field={field} />}
              </>
            )}
            {index === fields.length - 1 && <DrainMode form={form} onChange={changeMode} />}
          </div>
        ))}
      </div>
    </div>
  );
}

function FieldChannel({
  form,
  field,
}: {
  form: ReadingFormModel;
  field: Exclude<RoundField, 'totalDrained'>;
}): ReactNode {
  const measures = useMeasureFormat();
  const limits = form.band?.[field];
  const text = limits && bandLimits(measures, field, limits);
  if (!limits || !text) return null;
  const value = form.typing === field ? null : form.values[field];
  return (
    <div className={styles.channel}>
      <Channel
        value={value}
        last={form.last[field]}
        low={limits.low}
        high={limits.high}
        label={formatMeasureState(measures, field, value, form.last[field], text)}
      />
      {/* Hidden, because the Channel's name already says it. */}
      <p className={styles.limits} aria-hidden>
        {isolated(
          measures.intl.formatMessage(
            { id: 'readings.measure.target', defaultMessage: 'Cible : {limits}' },
            { limits: text },
          ),
        )}
      </p>
    </div>
  );
}

/** The choice between a typed percentage and a total drained that the plot's remembered drippers turn into one; offered where these are known. */
function DrainMode({ form, onChange }: { form: ReadingFormModel; onChange: (type: FormState['entryType']) => void }) {
  const { state, values, checks, parsed } = form;
  const intl = useIntl();
  const format = useFormat();
  const known = state.intakePerDripper !== '' && state.dripperCount !== '';
  const fromDrippers = state.entryType === 'drippers';
  if (!known && !fromDrippers) return null;
  const note = checks.notes.drainPercent;
  return (
    <div className={styles.mode}>
      {fromDrippers && (
        <p className={styles.limits} role="status">
          {values.drainPercent === null ? '–' : format.percent(values.drainPercent)}
          {known &&
            ` · ${intl.formatMessage(roundMessages.drippers, {
              count: parsed.body.dripperCount ?? 0,
              each: `${state.intakePerDripper} ${unitSymbols[state.dripperUnit]}`,
            })}`}
          {note && ` ${note.error ?? note.ask}`}
        </p>
      )}
      <Button variant="quiet" onPress={() => onChange(fromDrippers ? 'value' : 'drippers')}>
        {intl.formatMessage(fromDrippers ? roundMessages.asValue : roundMessages.fromDrippers)}
      </Button>
    </div>
  );
}
