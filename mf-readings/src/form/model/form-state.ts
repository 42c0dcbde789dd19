import { measuredFields, type MeasuredField } from '@seguia/shared/domain/reading-rules';
import type { VolumeUnit } from '@seguia/shared/domain/units';
import type { ClockStamp, Format, Reading, ReadingBody } from '@seguia/shared/platform';

/** The fields from which the drain percentage is calculated. */
export const dripperFields = ['totalDrained', 'intakePerDripper', 'dripperCount'] as const;
export type DripperField = (typeof dripperFields)[number];

export type NumberField = MeasuredField | DripperField;

/** What the screen shows: numbers as the person typed them, in the person's EC unit. */
export type FormState = Record<NumberField, string> & {
  plotId: string;
  /** YYYY-MM-DD, the farm's day. */
  date: string;
  /** HH:MM, the farm's clock. */
  time: string;
  /** The clock's, where date and time came from it; none where the person chose them. */
  stamp?: ClockStamp | undefined;
  entryType: Reading['entryType'];
  dripperUnit: VolumeUnit;
  note: string;
};

/** How this person types numbers: the part of `Format` that a form needs. */
export type Typing = Pick<Format, 'ecToStored' | 'ecFromStored' | 'typed'>;

/** What is known of a plot's drippers before anything is typed. */
export interface Drippers {
  dripperCount: number | null;
  intakePerDripper: number | null;
  dripperUnit: VolumeUnit | null;
}

const empty = {
  intakeEc: '',
  intakePh: '',
  drainEc: '',
  drainPh: '',
  drainPercent: '',
  totalDrained: '',
  intakePerDripper: '',
  dripperCount: '',
  note: '',
};

/** A date and time of the farm, and the stamp of the clock they came from. */
export type FarmNow = Pick<FormState, 'date' | 'time' | 'stamp'>;

/** A form with nothing measured yet. */
export function newFormState(plotId: string, now: FarmNow): FormState {
  return { ...empty, ...now, plotId, entryType: 'value', dripperUnit: 'ml' };
}

/** A reading, or what was kept of one, as the person would have typed it. */
export function toFormState(reading: Reading | ReadingBody, typing: Typing): FormState {
  const typed = (value: number | null | undefined) => typing.typed(value ?? null);
  const typedEc = (value: number | null | undefined) => typed(value == null ? null : typing.ecFromStored(value));
  return {
    plotId: reading.plotId,
    date: reading.date,
    time: reading.time,
    intakeEc: typedEc(reading.intakeEc),
    intakePh: typed(reading.intakePh),
    drainEc: typedEc(reading.drainEc),
    drainPh: typed(reading.drainPh),
    entryType: reading.entryType,
    // Of a calculated percentage the volumes are what was typed.
    drainPercent: reading.entryType === 'value' ? typed(reading.drainPercent) : '',
    totalDrained: typed(reading.totalDrained),
    intakePerDripper: typed(reading.intakePerDripper),
    dripperCount: typed(reading.dripperCount),
    dripperUnit: reading.dripperUnit ?? 'ml',
    note: reading.note ?? '',
  };
}

/** The form with the plot's remembered drippers filled in where nothing is typed. */
export function withDrippers(state: FormState, drippers: Drippers | undefined, typing: Typing): FormState {
  if (!drippers) return state;
  return {
    ...state,
    intakePerDripper: state.intakePerDripper || typing.typed(drippers.intakePerDripper),
    dripperCount: state.dripperCount || typing.typed(drippers.dripperCount),
    dripperUnit: drippers.dripperUnit ?? state.dripperUnit,
  };
}

/** Whether there is anything in the form that would be missed. */
export function holdsSomething(state: FormState): boolean {
  return (
    [...measuredFields, 'totalDrained' as const].some((field) => state[field].trim() !== '') || state.note.trim() !== ''
  );
}

/** Whether two forms show the same. */
export function isSame(a: FormState, b: FormState): boolean {
  return (Object.keys(a) as (keyof FormState)[]).every((field) => a[field] === b[field]);
}

/** What of the form a person sees and fills in. */
export type FieldName = Exclude<keyof FormState, 'stamp'>;

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
