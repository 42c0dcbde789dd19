import { measuredFields, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import { type DripperNumber, dripperNumbers, isCalculated } from '@seguia/shared/domain/readings/reading-fields';
import { fromMillilitres, toMillilitres, type VolumeUnit } from '@seguia/shared/domain/units';
import type { ClockStamp, Reading, ReadingBody } from '@seguia/shared/platform';
import { typedValue, type Typing } from '../../typing/typed-value.ts';

export type NumberField = MeasuredField | DripperNumber;

export const numberFields: readonly NumberField[] = [...measuredFields, ...dripperNumbers];

export function isNumberField(field: string): field is NumberField {
  return numberFields.some((name) => name === field);
}

type TypedFields = Record<NumberField | 'note', string>;

/** What the screen shows: numbers as the person typed them, in the person's EC unit. */
export type FormState = TypedFields & {
  plotId: string;
  /** The id of the meter that took the reading; empty for none. */
  meterId: string;
  /** Whether the person chose the meter, or chose none: then no other is filled in. */
  choseMeter?: boolean | undefined;
  /** YYYY-MM-DD, the farm's day. */
  date: string;
  /** HH:MM, the farm's clock. */
  time: string;
  /** The stamp of the clock that gave date and time; missing where the person chose them. */
  stamp?: ClockStamp | undefined;
  entryType: Reading['entryType'];
  dripperUnit: VolumeUnit;
};

/** What is known of a plot's drippers. */
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

/** A stored reading as the person would have typed it. */
export function toFormState(reading: Reading | ReadingBody, typing: Typing): FormState {
  const { plotId, date, time, entryType } = reading;
  // For a calculated percentage, only the volumes were typed.
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

/** Fills in the plot's remembered drippers where nothing is typed. A typed volume stays in the unit that is shown beside it. */
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

/** The fields that a person would miss; the form fills in the rest by itself. */
const missed = [...measuredFields, 'totalDrained', 'note'] as const;

/** Whether the form holds anything that a person would miss. */
export function holdsSomething(state: FormState): boolean {
  return missed.some((field) => state[field].trim() !== '');
}

/** The fields that a person changes on purpose; the form fills in plot, date and time by itself. */
const changed = [
  ...missed,
  'intakePerDripper',
  'dripperCount',
  'entryType',
  'dripperUnit',
  'meterId',
  'choseMeter',
] as const;

/**
 * A draft that became known after the form had opened, with what was typed meanwhile: fields that differ both from the form's start and
 * from what the form fills in by itself.
 */
export function withTyped(draft: FormState, begun: FormState, now: FormState, filledIn: Partial<FormState>): FormState {
  const fields = changed.filter((field) => now[field] !== begun[field] && now[field] !== filledIn[field]);
  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, now[field]])) };
}

/** Whether two forms look the same. */
export function isSame(a: FormState, b: FormState): boolean {
  return (Object.keys(a) as (keyof FormState)[]).every((field) => field === 'choseMeter' || a[field] === b[field]);
}

/** The form's fields that a person sees and fills in. */
export type FieldName = Exclude<keyof FormState, 'stamp' | 'choseMeter'>;

/** A form that follows a reading which somebody else changed. */
export interface Rebased {
  state: FormState;
  /** Fields that both sides changed, to different values; `state` has the person's value. */
  both: FieldName[];
}

/** Carries a form over to a newer version of its reading: untouched fields take the new values, typed ones stay. */
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
