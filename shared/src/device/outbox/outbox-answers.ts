import type { Problem, Reading } from '@seguia/openapi';
import { completeBody } from '../../domain/readings/normalise-reading.ts';
import { newId } from '../../domain/uuid.ts';
import type { Device } from '../local/device.ts';
import { editReading, type ReadingEdit } from './reading-edit.ts';
import { inPlaceOf, isOnlyHere, nextToSend, type Next, renewed } from './outbox-rules.ts';
import { isDeletion, subjectOf, subjects } from './subjects.ts';
import { hiddenRow, isHidden, sentRow, shownRow } from '../readings/reading-rows.ts';
import type { OutboxEntry, ReadingRow } from '../database/rows.ts';

/**
 * Chooses a reading's next change and notes in the same transaction that it is about to be sent: from then on a second edit follows it, and
 * does not alter it.
 */
export async function beginTry(device: Device, readingId: string): Promise<Next> {
  return editReading(device, readingId, async (edit) => {
    const next = nextToSend(edit.entries, Date.now());
    if (next.do === 'vanish') {
      await edit.apply({ remove: next.remove, write: null });
      await vanish(edit);
    }
    if (next.do !== 'send') return next;
    const entry = { ...next.entry, attempts: next.entry.attempts + 1 };
    await edit.apply({ remove: next.remove, write: entry });
    return { ...next, entry };
  });
}

/** Hides a reading that the server never had from all lists. Its row stays for a while, because the deletion can still be undone. */
export async function vanish(edit: ReadingEdit): Promise<void> {
  if (edit.row) await edit.put(hiddenRow(edit.row.reading, 'sent', 0));
}

/** The entry's current state, and the entries after it; null where it is gone or was renewed meanwhile. */
export function current(edit: ReadingEdit, sent: OutboxEntry): { entry: OutboxEntry; rest: OutboxEntry[] } | null {
  const place = edit.entries.findIndex(({ seq, key }) => seq === sent.seq && key === sent.key);
  const entry = edit.entries[place];
  return entry ? { entry, rest: edit.entries.slice(place + 1) } : null;
}

/** The row when nothing is left to send: the newest version that the server is known to have. */
export function settledRow(
  row: ReadingRow | undefined,
  made: Reading | null,
  version: number,
  shown: Reading,
): ReadingRow {
  const base = row?.base;
  if (base && base.version > version) return sentRow(base);
  // The last pull said that it is gone. If this change is later, the next pull brings it back.
  if (row?.goneHeard) return hiddenRow(shown, 'sent', version);
  return made ? sentRow(made) : hiddenRow(shown, 'sent', version);
}

/** The server has accepted the change. `made` is the reading as it is now, null after a deletion; `version` is the change's. */
export async function confirm(device: Device, sent: OutboxEntry, made: Reading | null, version: number): Promise<void> {
  await editReading(device, sent.readingId, async (edit) => {
    const found = current(edit, sent);
    if (!found) return;
    const [next] = found.rest;
    await edit.apply({ remove: [found.entry.seq], write: next ? { ...next, baseVersion: version || null } : null });
    const shown = edit.row?.reading ?? made;
    if (!shown) return;
    if (!next) return edit.put(settledRow(edit.row, made, version, shown));
    if (!edit.row) return;
    const base = edit.row.base && edit.row.base.version > version ? edit.row.base : made;
    await edit.put({ ...edit.row, version, base });
  });
}

/** The server refused the change for good. A later change of the same reading replaces it; otherwise it waits for the person, with the reason. */
export async function refuse(device: Device, sent: OutboxEntry, problem: Problem): Promise<void> {
  await editReading(device, sent.readingId, async (edit) => {
    const found = current(edit, sent);
    if (!found) return;
    const later = found.rest.at(-1);
    const remove = [found.entry, ...found.rest].map(({ seq }) => seq);
    if (!later) {
      await edit.apply({ remove: [], write: { ...found.entry, state: 'refused', problem } });
      if (edit.row) await edit.put({ ...edit.row, state: 'refused' });
    } else if (isDeletion(later) && isOnlyHere(found.entry)) {
      await edit.apply({ remove, write: null });
      await vanish(edit);
    } else {
      const remaining = remove.filter((seq) => seq !== later.seq);
      await edit.apply({ remove: remaining, write: inPlaceOf(found.entry, later) });
    }
  });
}

/**
 * Discards a change: the reading becomes what an earlier change that waits makes of it, or else what the server has. One that the server
 * may have without an answer is deleted there.
 */
export async function discard(
  device: Device,
  { readingId, key }: Pick<OutboxEntry, 'readingId' | 'key'>,
): Promise<void> {
  await editReading(device, readingId, async (edit) => {
    const place = edit.entries.findIndex((entry) => entry.key === key);
    const entry = edit.entries[place];
    if (!entry) return;
    const before = edit.entries[place - 1];
    const mayBeThere = !before && entry.baseVersion === null && !isOnlyHere(entry) && !isDeletion(entry);
    const deletion = mayBeThere ? subjects[subjectOf(entry)].deletion?.(renewed(entry, newId())) : undefined;
    // Later changes are based on it, so they are discarded too.
    const remove = edit.entries.slice(place).map(({ seq }) => seq);
    await edit.apply({ remove, write: deletion ?? null });
    if (!edit.row) return;
    const { reading, version, base, goneHeard } = edit.row;
    if (before) {
      const earlier = before.body ? { ...reading, ...completeBody(before.body) } : reading;
      const row = (isDeletion(before) ? hiddenRow : shownRow)(earlier, before.state, version, base);
      return edit.put(goneHeard ? { ...row, goneHeard } : row);
    }
    if (base && !goneHeard) return edit.put(sentRow(base));
    if (deletion) return edit.put(hiddenRow(reading, 'waiting', 0, null));
    return isHidden(edit.row) || version > 0 ? edit.put(hiddenRow(reading, 'sent', 0)) : edit.remove();
  });
}

/** Sends a refused change again unchanged, for example after the reason was removed on the server. */
export async function retry(device: Device, { readingId, key }: Pick<OutboxEntry, 'readingId' | 'key'>): Promise<void> {
  await editReading(device, readingId, async (edit) => {
    const entry = edit.entries.find((entry) => entry.key === key && entry.state === 'refused');
    if (!entry) return;
    await edit.apply({ remove: [], write: renewed(entry, newId()) });
    if (edit.row) await edit.put({ ...edit.row, state: 'waiting' });
  });
}

/**
 * The server knows another request under the change's key: an app of another version has sent the change with other fields. Under a new key
 * the server compares versions, so that a change that it has already made is found, and never made twice.
 */
export async function renewKey(device: Device, sent: OutboxEntry): Promise<void> {
  await editReading(device, sent.readingId, async (edit) => {
    const found = current(edit, sent);
    if (found)
      await edit.apply({
        remove: [],
        write: { ...found.entry, key: newId(), attempts: 0, cutOff: found.entry.cutOff ?? 0 },
      });
  });
}

/** Notes on a waiting change why the server does not take it now (403, 416), for the person to read. */
export async function noteProblem(device: Device, sent: OutboxEntry, problem: Problem): Promise<void> {
  await editReading(device, sent.readingId, async (edit) => {
    const found = current(edit, sent);
    if (found) await edit.apply({ remove: [], write: { ...found.entry, problem } });
  });
}

/** Counts a try of a waiting change that got no answer while the server answered others. After `most` of them the change is refused, and the answer is true. */
export async function noteCut(device: Device, sent: OutboxEntry, problem: Problem, most: number): Promise<boolean> {
  const cutOff = (sent.cutOff ?? 0) + 1;
  if (cutOff >= most) {
    await refuse(device, sent, problem);
    return true;
  }
  await editReading(device, sent.readingId, async (edit) => {
    const found = current(edit, sent);
    if (found) await edit.apply({ remove: [], write: { ...found.entry, cutOff, problem } });
  });
  return false;
}
