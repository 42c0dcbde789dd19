import { measuredFields, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import { type DripperNumber, dripperNumbers, isCalculated } from '@seguia/shared/domain/readings/reading-fields';
import { fromMillilitres, toMillilitres, type VolumeUnit } from '@seguia/shared/domain/units';
import type { ClockStamp, Reading, ReadingBody } from '@seguia/shared/platform';
import { typedValue, type Typing } from '../../farm/typed-value.ts';

export type NumberField = MeasuredField | DripperNumber;

export const numberFields: readonly NumberField[] = [...measuredFields, ...dripperNumbers];

export function isNumberField(field: string): field is NumberField {
  return numberFields.some((name) => name === field);
}

type TypedFields = Record<NumberField | 'note', string>;

/** What the screen shows: numbers as the person typed them, in the person's EC unit. */
export type FormState = TypedFields & {
  plotId: string;
  /** The meter that it is taken with; empty: none is named. */
  meterId: string;
  /** The person chose the meter, or that there is none: no other takes its place. */
  choseMeter?: boolean | undefined;
  /** YYYY-MM-DD, the farm's day. */
  date: string;
  /** HH:MM, the farm's clock. */
  time: string;
  /** The clock's, where date and time came from it; none where the person chose them. */
  stamp?: ClockStamp | undefined;
  entryType: Reading['entryType'];
  dripperUnit: VolumeUnit;
};

/** What is known of a plot's drippers before anything is typed. */
export interface Drippers {
  dripperCount: number | null;
  intakePerDripper: number | null;
  dripperUnit: VolumeUnit | null;
}

/** A date and time of the farm, and the stamp of the clock they came from. */
export type FarmNow = Pick<FormState, 'date' | 'time' | 'stamp'>;

/** A form with nothing measured yet. */
export function newFormState(plotId: string, now: FarmNow): FormState {
  const empty = Object.fromEntries([...numberFields, 'note'].map((field) => [field, '']));
  return { ...(empty as TypedFields), ...now, plotId, meterId: '', entryType: 'value', dripperUnit: 'ml' };
}

/** A reading, or what was kept of one, as the person would have typed it. */
export function toFormState(reading: Reading | ReadingBody, typing: Typing): FormState {
  const { plotId, date, time, entryType } = reading;
  // Of a calculated percentage the volumes are what was typed.
  const typed = numberFields.filter((field) => entryType === 'value' || !isCalculated(field));
  return {
    ...newFormState(plotId, { date, time }),
    ...Object.fromEntries(typed.map((field) => [field, typedValue(field, reading[field] ?? null, typing)])),
    entryType,
    dripperUnit: reading.dripperUnit ?? 'ml',
    note: reading.note ?? '',
    meterId: reading.meterId ?? '',
  };
}

/** The form with the plot's remembered drippers filled in where nothing is typed; a volume that is typed stays in the unit that stands beside it. */
export function withDrippers(state: FormState, drippers: Drippers | undefined, typing: Typing): FormState {
  if (!drippers) return state;
  const isTyped = state.totalDrained !== '' || state.intakePerDripper !== '';
  const remembered = drippers.dripperUnit ?? state.dripperUnit;
  const dripperUnit = isTyped ? state.dripperUnit : remembered;
  const intake = drippers.intakePerDripper;
  const inUnit = intake === null ? null : fromMillilitres(toMillilitres(intake, remembered), dripperUnit);
  return {
    ...state,
    intakePerDripper: state.intakePerDripper || typing.typed(inUnit),
    dripperCount: state.dripperCount || typing.typed(drippers.dripperCount),
    dripperUnit,
  };
}

/** What of a form would be missed: the rest is filled in by itself. */
const missed = [...measuredFields, 'totalDrained', 'note'] as const;

/** Whether there is anything in the form that would be missed. */
export function holdsSomething(state: FormState): boolean {
  return missed.some((field) => state[field].trim() !== '');
}

/** What a person changes on purpose; plot, date and time are filled in by themselves, too. */
const changed = [
  ...missed,
  'intakePerDripper',
  'dripperCount',
  'entryType',
  'dripperUnit',
  'meterId',
  'choseMeter',
] as const;

/** A draft that is known only after its form was there, with what was typed into the form meanwhile: what is neither as it began nor filled in by itself. */
export function withTyped(draft: FormState, begun: FormState, now: FormState, filledIn: Partial<FormState>): FormState {
  const fields = changed.filter((field) => now[field] !== begun[field] && now[field] !== filledIn[field]);
  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, now[field]])) };
}

/** Whether two forms show the same. */
export function isSame(a: FormState, b: FormState): boolean {
  return (Object.keys(a) as (keyof FormState)[]).every((field) => field === 'choseMeter' || a[field] === b[field]);
}

/** What of the form a person sees and fills in. */
export type FieldName = Exclude<keyof FormState, 'stamp' | 'choseMeter'>;

/** Reading fields that somebody else changed while a form was open. */
export interface Rebased {
  state: FormState;
  /** Fields that both changed, to different values; the person's stays in `state`. */
  both: FieldName[];
}

/** A form whose reading got a newer version meanwhile: what the person did not touch follows it, what they typed stays. */
export function rebase(state: FormState, taken: FormState, newer: FormState): Rebased {
  const rebased = { ...newer };
  const both: FieldName[] = [];
  for (const field of Object.keys(state) as FieldName[]) {
    if (state[field] === taken[field]) continue;
    Object.assign(rebased, { [field]: state[field] });
    if (newer[field] !== taken[field] && newer[field] !== state[field]) both.push(field);
  }
  return { state: rebased, both };
}
