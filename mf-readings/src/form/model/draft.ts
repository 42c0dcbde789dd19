import type { ClockStamp } from '@seguia/shared/domain/clock-stamp';
import { volumeUnits } from '@seguia/shared/domain/units';
import type { Unfinished } from '@seguia/shared/platform';
import { isRecord } from '../../farm/use-unfinished.ts';
import { type FormState, newFormState, numberFields } from './form-state.ts';

/** A form that was left before it was saved. */
export interface Draft {
  /** The id that its reading has, or will have. */
  id: string;
  state: FormState;
  /** The EC unit in which it was typed. */
  ecUnit: string;
  /** Of an edit: the version that the person saw, and the form as it was then. */
  base: { version: number; taken: FormState } | null;
}

const plotPrefix = 'draft.plot.';

/** The name of the draft of a plot's new reading. */
export const draftOfPlot = (plotId: string) => `${plotPrefix}${plotId}`;
/** The name of the draft of a reading's change. */
export const draftOfReading = (id: string) => `draft.reading.${id}`;

/** The draft of that name. */
export function findDraft(rows: readonly Unfinished[], what: string): Draft | undefined {
  const row = rows.find((row) => row.what === what);
  return row && parseDraft(row);
}

/** The plot whose new reading was typed last and not saved. */
export function plotOfLastDraft(rows: readonly Unfinished[]): string | undefined {
  const row = rows.find((row) => row.what.startsWith(plotPrefix) && parseDraft(row));
  return row?.what.slice(plotPrefix.length);
}

/** What was kept is not trusted: an older app may have written it. */
function parseDraft({ readingId: id, value }: Unfinished): Draft | undefined {
  if (id === null || !isRecord(value) || typeof value['ecUnit'] !== 'string') return undefined;
  const state = parseState(value['state']);
  return state && { id, state, ecUnit: value['ecUnit'], base: parseBase(value['base']) };
}

function parseBase(value: unknown): Draft['base'] {
  if (!isRecord(value) || typeof value['version'] !== 'number') return null;
  const taken = parseState(value['taken']);
  return taken ? { version: value['version'], taken } : null;
}

const textFields = [...numberFields, 'note'] as const;

function parseState(value: unknown): FormState | undefined {
  if (!isRecord(value)) return undefined;
  const text = (field: string) => (typeof value[field] === 'string' ? value[field] : '');
  const state = newFormState(text('plotId'), { date: text('date'), time: text('time') });
  for (const field of textFields) state[field] = text(field);
  state.entryType = value['entryType'] === 'drippers' ? 'drippers' : 'value';
  state.dripperUnit = volumeUnits.find((unit) => unit === value['dripperUnit']) ?? 'ml';
  // Without its stamp a time that came from the clock would count as one that the person chose.
  if (isClockStamp(value['stamp'])) state.stamp = value['stamp'];
  return state;
}

function isClockStamp(value: unknown): value is ClockStamp {
  if (!isRecord(value) || typeof value['run'] !== 'string') return false;
  const numbers = [value['instant'], value['difference'], value['paused'], value['heard'] ?? 0];
  return numbers.every((number) => Number.isFinite(number));
}
