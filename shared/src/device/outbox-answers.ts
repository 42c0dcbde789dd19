import type { Problem, Reading, ReadingBody } from '@seguia/openapi';
import { newId } from '../domain/uuid.ts';
import type { Device } from './device.ts';
import { editReading, type ReadingEdit } from './reading-edit.ts';
import { nextToSend, type Next } from './outbox-rules.ts';
import { hiddenRow, isHidden, sentRow, shownRow } from './reading-rows.ts';
import { bodyOf, saysTheSame } from './save-reading.ts';
import type { OutboxEntry, ReadingRow } from './rows.ts';

/**
 * Chooses a reading's next change and writes down that it is about to leave, in one transaction: from then on a second edit follows it
 * instead of altering it.
 */
export async function beginTry(device: Device, readingId: string): Promise<Next> {
  return editReading(device, readingId, async (edit) => {
    const next = nextToSend(edit.entries, Date.now());
    if (next.do === 'vanish') {
      await edit.apply({ remove: next.remove, write: null });
      await edit.remove();
    }
    if (next.do !== 'send') return next;
    const entry = { ...next.entry, attempts: next.entry.attempts + 1 };
    await edit.apply({ remove: next.remove, write: entry });
    return { ...next, entry };
  });
}

/** The entry as it is now, and those that follow it; null where it is gone or was renewed meanwhile. */
function current(edit: ReadingEdit, sent: OutboxEntry): { entry: OutboxEntry; rest: OutboxEntry[] } | null {
  const place = edit.entries.findIndex(({ seq, key }) => seq === sent.seq && key === sent.key);
  const entry = edit.entries[place];
  return entry ? { entry, rest: edit.entries.slice(place + 1) } : null;
}

/** The row when nothing is left to send: the newest that the server is known to have. */
function settledRow(row: ReadingRow | undefined, made: Reading | null, version: number, shown: Reading): ReadingRow {
  const heard = row?.base;
  if (heard && heard.version > version) return sentRow(heard);
  // Gone when a pull last looked: if this change came later, the next pull brings it back.
  if (row?.goneHeard) return hiddenRow(shown, 'sent', version);
  return made ? sentRow(made) : hiddenRow(shown, 'sent', version);
}

/** The server did it. `made` is the reading as it is now, null after a deletion; `version` what the change made. */
export async function confirm(device: Device, sent: OutboxEntry, made: Reading | null, version: number): Promise<void> {
  await editReading(device, sent.readingId, async (edit) => {
    const found = current(edit, sent);
    if (!found) return;
    const [next] = found.rest;
    await edit.apply({ remove: [found.entry.seq], write: next ? { ...next, baseVersion: version } : null });
    const shown = edit.row?.reading ?? made;
    if (!shown) return;
    if (!next) return edit.put(settledRow(edit.row, made, version, shown));
    if (!edit.row) return;
    const base = edit.row.base && edit.row.base.version > version ? edit.row.base : made;
    await edit.put({ ...edit.row, version, base });
  });
}

/** The server refused it for good. A later change of the same reading takes its place; else it waits for the person, with the reason. */
export async function refuse(device: Device, sent: OutboxEntry, problem: Problem): Promise<void> {
  await editReading(device, sent.readingId, async (edit) => {
    const found = current(edit, sent);
    if (!found) return;
    const later = found.rest.at(-1);
    const remove = [found.entry, ...found.rest].map(({ seq }) => seq);
    if (!later) {
      await edit.apply({ remove: [], write: { ...found.entry, state: 'refused', problem } });
      if (edit.row) await edit.put({ ...edit.row, state: 'refused' });
    } else if (later.kind === 'delete' && found.entry.baseVersion === null) {
      await edit.apply({ remove, write: null });
      await edit.remove();
    } else {
      const kept = remove.filter((seq) => seq !== later.seq);
      await edit.apply({ remove: kept, write: { ...later, baseVersion: found.entry.baseVersion } });
    }
  });
}

/** What the server has instead, when a change was based on something older. */
export interface Theirs {
  reading: Reading | 'deleted';
  /** Null when the server never had it. */
  version: number | null;
}

/** Another change came first: both wait for the person, unless they are the same. */
export async function conflict(device: Device, sent: OutboxEntry, theirs: Theirs): Promise<void> {
  await editReading(device, sent.readingId, async (edit) => {
    const found = current(edit, sent);
    if (!found) return;
    const mine = found.rest.at(-1) ?? found.entry;
    const remove = [found.entry, ...found.rest].map(({ seq }) => seq);
    if (isSame(mine, theirs.reading)) {
      await edit.apply({ remove, write: null });
      if (edit.row) await edit.put(theirsRow(edit.row, theirs));
      return;
    }
    const { notBefore: _held, ...wanted } = mine;
    const write: OutboxEntry = {
      ...wanted,
      baseVersion: found.entry.baseVersion,
      state: 'conflict',
      theirs: theirs.reading,
      theirsVersion: theirs.version,
    };
    await edit.apply({ remove: remove.filter((seq) => seq !== mine.seq), write });
    if (!edit.row) return;
    // A deletion in conflict shows again, or nobody would find what to decide.
    await edit.put(shownRow(edit.row.reading, 'conflict', edit.row.version, edit.row.base ?? null));
  });
}

/** Theirs, or what a pull has brought since. */
function theirsRow(row: ReadingRow, { reading, version }: Theirs): ReadingRow {
  return settledRow(row, reading === 'deleted' ? null : reading, version ?? 0, row.reading);
}

function isSame(mine: OutboxEntry, theirs: Reading | 'deleted'): boolean {
  if (theirs === 'deleted') return mine.kind === 'delete';
  if (mine.kind === 'delete' || !mine.body) return false;
  return saysTheSame({ ...theirs, ...mine.body }, theirs);
}

/** The person decides a conflict: mine, theirs, or a mixture. */
export async function resolveConflict(
  device: Device,
  { readingId, key }: Pick<OutboxEntry, 'readingId' | 'key'>,
  choice: 'mine' | 'theirs' | ReadingBody,
): Promise<void> {
  await editReading(device, readingId, async (edit) => {
    const entry = edit.entries.find((one) => one.key === key && one.state === 'conflict');
    if (!entry || entry.theirs === undefined || !edit.row) return;
    const version = entry.theirsVersion ?? null;
    const theirs: Theirs = { reading: entry.theirs, version };
    if (choice === 'theirs' || (choice === 'mine' && isSame(entry, entry.theirs))) {
      await edit.apply({ remove: [entry.seq], write: null });
      return edit.put(theirsRow(edit.row, theirs));
    }
    const { theirs: _theirs, theirsVersion: _version, problem: _problem, body, ...rest } = entry;
    const merged = typeof choice === 'object' ? bodyOf({ ...edit.row.reading, ...choice }) : body;
    const kind = typeof choice === 'object' ? 'put' : entry.kind;
    const write: OutboxEntry = { ...rest, kind, key: newId(), attempts: 0, state: 'waiting', baseVersion: version };
    await edit.apply({ remove: [], write: kind === 'put' && merged ? { ...write, body: merged } : write });
    const reading = typeof choice === 'object' ? { ...edit.row.reading, ...choice } : edit.row.reading;
    const make = kind === 'delete' ? hiddenRow : shownRow;
    const base = entry.theirs === 'deleted' ? null : entry.theirs;
    await edit.put(make(reading, 'waiting', version ?? 0, base));
  });
}

/** Gives up a change: the reading is again as the server has it. */
export async function discard(
  device: Device,
  { readingId, key }: Pick<OutboxEntry, 'readingId' | 'key'>,
): Promise<void> {
  await editReading(device, readingId, async (edit) => {
    const place = edit.entries.findIndex((entry) => entry.key === key);
    if (place < 0) return;
    // What follows is based on it.
    await edit.apply({ remove: edit.entries.slice(place).map(({ seq }) => seq), write: null });
    if (!edit.row) return;
    if (place > 0) return edit.put({ ...edit.row, state: edit.entries[place - 1]?.state ?? 'waiting' });
    const { base, goneHeard } = edit.row;
    if (base && !goneHeard) return edit.put(sentRow(base));
    return isHidden(edit.row) || edit.row.version > 0
      ? edit.put(hiddenRow(edit.row.reading, 'sent', 0))
      : edit.remove();
  });
}

/** Sends a refused change again as it is, as when the reason was taken away on the server. */
export async function retry(device: Device, { readingId, key }: Pick<OutboxEntry, 'readingId' | 'key'>): Promise<void> {
  await editReading(device, readingId, async (edit) => {
    const entry = edit.entries.find((one) => one.key === key && one.state === 'refused');
    if (!entry) return;
    const { problem: _problem, ...rest } = entry;
    await edit.apply({ remove: [], write: { ...rest, key: newId(), attempts: 0, state: 'waiting' } });
    if (edit.row) await edit.put({ ...edit.row, state: 'waiting' });
  });
}

/** Notes on a waiting change why the server does not take it now (403, 416), for the person to read. */
export async function noteProblem(device: Device, sent: OutboxEntry, problem: Problem): Promise<void> {
  await editReading(device, sent.readingId, async (edit) => {
    const found = current(edit, sent);
    if (found) await edit.apply({ remove: [], write: { ...found.entry, problem } });
  });
}
