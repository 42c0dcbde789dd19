import type { ReadingBody } from '@seguia/openapi';
import type { OutboxEntry } from '../database/rows.ts';
import { hasContent, isDeletion, subjectOf, subjects } from './subjects.ts';

/** An entry that the database has not numbered yet. */
export type NewEntry = Omit<OutboxEntry, 'seq'> & { seq?: number };

/** What a new change does to a reading's entries: which to remove, and which one to write. */
export interface Plan {
  remove: readonly number[];
  write: NewEntry | null;
  /** The reading was never sent and is now deleted: it disappears. */
  vanish?: true;
}

/** A change as the person made it. */
export interface Change {
  readingId: string;
  farmId: string;
  /** The server's version that the person saw; 0 when the server has none. */
  version: number;
  /** The reading as the person saw it; undefined for a new one. */
  seen?: ReadingBody | undefined;
  key: string;
  /** Unix seconds. */
  now: number;
}

/** How long a deletion is held back so that it can be undone, in milliseconds. */
export const undoTime = 6000;

/** Whether the server may have received it. From then on it is never altered under its key. */
export function mayHaveLeft(entry: OutboxEntry): boolean {
  return entry.attempts > 0;
}

/**
 * Whether deleting it needs no request: the server never had the thing. A creation whose answers were cut off may be there all the same, which
 * an entry that replaces it remembers.
 */
export const isOnlyHere = ({ baseVersion, cutOff }: OutboxEntry): boolean =>
  baseVersion === null && cutOff === undefined;

/** The new content of the changed thing. */
type Content = Pick<NewEntry, 'body' | 'water' | 'calibration' | 'instruction'>;

function fresh(change: Change, baseVersion: NewEntry['baseVersion']): Omit<NewEntry, 'kind'> {
  const { readingId, farmId, key, seen, now } = change;
  return { key, readingId, farmId, baseVersion, ...(seen && { seen }), state: 'waiting', createdAt: now, attempts: 0 };
}

/** What an entry that replaces another one remembers of its tries. */
const memoryOf = ({ cutOff }: OutboxEntry) => (cutOff === undefined ? {} : { cutOff: 0 });

/** A change that replaces an earlier one, and is based on the same version. */
export function inPlaceOf(before: OutboxEntry, { seen: _seen, ...entry }: OutboxEntry): OutboxEntry {
  const { baseVersion, seen } = before;
  return {
    ...entry,
    baseVersion,
    ...(seen && { seen }),
    ...memoryOf(before),
    ...subjects[subjectOf(entry)].inPlaceOf?.(before, entry),
  };
}

/** A refused entry as a new one, under a new key. */
export function renewed(entry: OutboxEntry, key: string): OutboxEntry {
  const { problem: _problem, cutOff: _cutOff, notBefore: _notBefore, ...rest } = entry;
  const state = entry.state === 'refused' ? 'waiting' : entry.state;
  return { ...rest, key, attempts: 0, state, ...memoryOf(entry) };
}

/**
 * Plans a saved reading. `entries` are the reading's changes in order. A change that was not sent takes the new body; one that may have
 * been sent is followed by a change based on its result; a refused one is replaced; a conflict stays one, with the new body as "mine".
 */
export function planPut(entries: readonly OutboxEntry[], body: ReadingBody, change: Change): Plan {
  return planContent(entries, { body }, change);
}

/** Like `planPut`, for any kind of content. */
export function planContent(entries: readonly OutboxEntry[], content: Content, change: Change): Plan {
  const last = entries.at(-1);
  if (!last) return { remove: [], write: { ...fresh(change, change.version || null), kind: 'put', ...content } };
  if (last.state !== 'waiting') return { remove: [], write: { ...renewed(last, change.key), kind: 'put', ...content } };
  if (mayHaveLeft(last)) return { remove: [], write: { ...fresh(change, 'undecided'), kind: 'put', ...content } };
  if (last.kind === 'put') return { remove: [], write: { ...last, ...content } };
  const before = planContent(entries.slice(0, -1), content, change);
  const write = before.write && { ...before.write, ...memoryOf(last) };
  return { ...before, write, remove: [...before.remove, last.seq] };
}

/** Plans a deletion that is held back until `notBefore` (milliseconds), so that it can be undone. */
export function planDelete(
  entries: readonly OutboxEntry[],
  change: Change,
  notBefore: number,
  content: Content = {},
): Plan {
  const last = entries.at(-1);
  const gone = { kind: 'delete', notBefore, ...content } as const;
  if (!last) return { remove: [], write: { ...fresh(change, change.version || null), ...gone } };
  if (last.kind === 'delete') return { remove: [], write: null };
  if (last.state === 'refused' && isOnlyHere(last)) return { remove: [last.seq], write: null, vanish: true };
  if (last.state !== 'waiting') {
    const { body: _body, ...rest } = renewed(last, change.key);
    return { remove: [], write: { ...rest, ...gone } };
  }
  return { remove: [], write: { ...fresh(change, 'undecided'), ...gone } };
}

/** The next step for one reading: send an entry (perhaps after removing those that a deletion makes pointless), forget everything, or wait. */
export type Next =
  | { do: 'send'; entry: OutboxEntry; remove: readonly number[] }
  | { do: 'vanish'; remove: readonly number[] }
  | { do: 'wait'; until: number }
  | { do: 'nothing' };

/** Until when an entry is held back; 0 when it is not. If the clock was set back, it is held no longer than the time to undo. */
function heldUntil({ notBefore = 0 }: OutboxEntry, now: number): number {
  return notBefore > now && notBefore - now <= undoTime ? notBefore : 0;
}

/**
 * Whether an entry waits for a person's decision, or for the newer release that made it before a rollback. Only a reading is deleted without
 * a content; the keys of other things have blanks.
 */
export const isHeld = (entry: OutboxEntry): boolean =>
  entry.state !== 'waiting' || (!hasContent(entry) && (entry.kind === 'put' || entry.readingId.includes(' ')));

/** Decides the next step from a reading's changes in order. `now` is in milliseconds of this device's clock. */
export function nextToSend(entries: readonly OutboxEntry[], now: number): Next {
  const [head, second] = entries;
  if (!head || entries.some(isHeld)) return { do: 'nothing' };
  if (head.kind === 'put' && !mayHaveLeft(head) && second && isDeletion(second)) {
    const held = heldUntil(second, now);
    if (held > 0) return { do: 'wait', until: held };
    if (entries.length > 2) return { do: 'send', entry: head, remove: [] };
    if (isOnlyHere(head)) return { do: 'vanish', remove: [head.seq, second.seq] };
    return { do: 'send', entry: inPlaceOf(head, second), remove: [head.seq] };
  }
  const held = heldUntil(head, now);
  if (held > 0) return { do: 'wait', until: held };
  return { do: 'send', entry: head, remove: [] };
}

/**
 * One entry for each reading (or water day) that is not sent: the one that needs a decision, otherwise the newest, with the reason why an
 * earlier one waits. People count readings, not changes.
 */
export function entryOfEach(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const chosen = new Map<string, OutboxEntry>();
  for (const entry of entries) {
    const before = chosen.get(entry.readingId);
    if (before && before.state !== 'waiting') continue;
    const problem = entry.problem ?? before?.problem;
    chosen.set(entry.readingId, problem ? { ...entry, problem } : entry);
  }
  return [...chosen.values()];
}
