import { measuredFields } from '@seguia/shared/domain/reading-rules';
import { volumeUnits } from '@seguia/shared/domain/units';
import { forget, isRecord, keep, kept, type Owner } from '../kept.ts';
import { dripperFields, type FormState, newFormState } from './form-state.ts';

/** A form that was left before it was saved. */
export interface Draft {
  state: FormState;
  /** The EC unit in which it was typed. */
  ecUnit: string;
  /** Of an edit: the version that the person saw, and the form as it was then. */
  base: { version: number; taken: FormState } | null;
}

/** What a draft is about: a new reading of a plot, or the change of a reading. */
export type DraftOf = { plotId: string } | { readingId: string };

const nameOf = (of: DraftOf) => ('plotId' in of ? `draft.plot.${of.plotId}` : `draft.${of.readingId}`);
/** Whether two names are of one draft. */
export const isSameDraft = (a: DraftOf, b: DraftOf) => nameOf(a) === nameOf(b);
const lastPlot = 'draft.plot';

export function keptDraft(owner: Owner, of: DraftOf): Draft | undefined {
  return kept(owner, nameOf(of), parseDraft);
}

export function keepDraft(owner: Owner, of: DraftOf, draft: Draft): void {
  keep(owner, nameOf(of), draft);
  if ('plotId' in of) keep(owner, lastPlot, of.plotId);
}

/** The plot whose new reading was typed last and not saved. */
export function plotOfLastDraft(owner: Owner): string | undefined {
  const plotId = kept(owner, lastPlot, (value) => (typeof value === 'string' ? value : undefined));
  return plotId !== undefined && keptDraft(owner, { plotId }) ? plotId : undefined;
}

export function forgetDraft(owner: Owner, of: DraftOf): void {
  forget(owner, nameOf(of));
}

/** Kept text is not trusted: an older app may have written it. */
function parseDraft(value: unknown): Draft | undefined {
  if (!isRecord(value) || typeof value['ecUnit'] !== 'string') return undefined;
  const state = parseState(value['state']);
  return state && { state, ecUnit: value['ecUnit'], base: parseBase(value['base']) };
}

function parseBase(value: unknown): Draft['base'] {
  if (!isRecord(value) || typeof value['version'] !== 'number') return null;
  const taken = parseState(value['taken']);
  return taken ? { version: value['version'], taken } : null;
}

const textFields = [...measuredFields, ...dripperFields, 'note'] as const;

function parseState(value: unknown): FormState | undefined {
  if (!isRecord(value)) return undefined;
  const text = (field: string) => (typeof value[field] === 'string' ? value[field] : '');
  const state = newFormState(text('plotId'), { date: text('date'), time: text('time') });
  for (const field of textFields) state[field] = text(field);
  state.entryType = value['entryType'] === 'drippers' ? 'drippers' : 'value';
  state.dripperUnit = volumeUnits.find((unit) => unit === value['dripperUnit']) ?? 'ml';
  return state;
}
