import { type DripperNumber, dripperNumbers } from '@seguia/shared/domain/readings/reading-fields';
import type { VolumeUnit } from '@seguia/shared/domain/units';
import { FormattedMessage, useFormat, useIntl } from '@seguia/shared/platform';
import { isolated, MeasureField, Num, Segmented } from '@seguia/shared/ui';
import { useMeasureFormat } from '../../words/use-measure-format.ts';
import { fieldMessages, unitSymbols } from '../../words/field-messages.ts';
import type { FormState } from '../model/form-state.ts';
import { DripperUnitPlace } from '../pickers/DripperUnitPlace.tsx';
import type { ReadingFormModel } from '../hooks/use-reading-form.ts';
import type { FieldNotes } from '../model/field-notes.ts';
import { RateFields } from './RateFields.tsx';
import { useRate } from '../hooks/use-rate.ts';
import styles from './DrainEntry.module.css';

export interface DrainEntryProps extends Pick<ReadingFormModel, 'state' | 'values'> {
  notes: FieldNotes;
  onEntryType: (type: FormState['entryType']) => void;
  onDripper: (field: DripperNumber, text: string) => void;
  /** Called when the focus leaves a dripper field, so that the screen can say that a remembered value has changed. */
  onDripperLeave: (field: DripperNumber) => void;
  /** `intake` is the intake per dripper in the new unit, where it is known from a rate. */
  onUnit: (unit: VolumeUnit, intake: string | null) => void;
}

/** How the drain percentage comes about: typed, or calculated from the total drained, which is among the values, and the drippers. */
export function DrainEntry(props: DrainEntryProps) {
  const intl = useIntl();
  const { state, notes } = props;
  const rate = useRate(state.dripperUnit, (text) => props.onDripper('intakePerDripper', text));
  return (
    <div className={styles.drain}>
      <Segmented
        label={intl.formatMessage(fieldMessages.entryType)}
        value={state.entryType}
        onChange={props.onEntryType}
        options={[
          { id: 'value', label: intl.formatMessage(fieldMessages.entryValue) },
          { id: 'drippers', label: intl.formatMessage(fieldMessages.entryDrippers) },
        ]}
      />
      {state.entryType === 'drippers' && (
        <>
          <div className={styles.drippers}>
            {rememberedNumbers.map((field) => (
              <MeasureField
                key={field}
                {...notes[field]}
                name={field}
                side="drain"
                label={intl.formatMessage(fieldMessages[field])}
                unit={field === 'dripperCount' ? undefined : unitSymbols[state.dripperUnit]}
                whole={field === 'dripperCount'}
                value={state[field]}
                onChange={(text) => props.onDripper(field, text)}
                onBlur={() => props.onDripperLeave(field)}
              />
            ))}
            <DripperUnitPlace
              value={state.dripperUnit}
              onChange={(unit) => props.onUnit(unit, rate.intakeIn(unit))}
              error={notes.dripperUnit?.error}
            />
          </div>
          <RateFields rate={rate} onLeave={() => props.onDripperLeave('intakePerDripper')} />
          <DrainResult {...props} />
        </>
      )}
    </div>
  );
}

/** The dripper numbers that a plot's form remembers. */
const rememberedNumbers = dripperNumbers.filter((field) => field !== 'totalDrained');

/** The percentage calculated from the drippers, announced politely whenever it changes. */
function DrainResult({ values, notes }: Pick<DrainEntryProps, 'values' | 'notes'>) {
  const intl = useIntl();
  const { label } = useMeasureFormat();
  const format = useFormat();
  const value = values.drainPercent;
  const note = notes.drainPercent;
  return (
    <div className={styles.result}>
      <span>{label('drainPercent')}</span>
      <output className={styles.percent} aria-label={label('drainPercent')}>
        {value === null ? '–' : <Num>{format.percent(value)}</Num>}
      </output>
      {value === null && (
        <p className={styles.hint}>
          <FormattedMessage
            id="readings.form.drainNeeds"
            defaultMessage="Saisissez le total drainé, l’apport et le nombre de goutteurs."
          />
        </p>
      )}
      {note && (
        <p className={styles.note} role="status">
          {isolated(note.error ?? note.ask)}
        </p>
      )}
      {note?.fixes?.map((fix) => (
        <button key={fix.label} type="button" className={styles.fix} onClick={fix.onPress} lang={intl.locale}>
          {isolated(fix.label)}
        </button>
      ))}
    </div>
  );
}
