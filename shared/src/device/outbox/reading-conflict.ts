import type { Reading, ReadingBody } from '@seguia/openapi';
import { mergeChange } from '../../domain/readings/reading-merge.ts';
import { normaliseReading } from '../../domain/readings/normalise-reading.ts';
import { newId } from '../../domain/uuid.ts';
import type { Device } from '../local/device.ts';
import { current, settledRow } from './outbox-answers.ts';
import { inPlaceOf } from './outbox-rules.ts';
import { editReading } from './reading-edit.ts';
import { hiddenRow, shownRow } from '../readings/reading-rows.ts';
import type { OutboxEntry, ReadingRow, Theirs } from '../database/rows.ts';
import { bodyOf, hasSameValues } from './save-reading.ts';

/** Another change came first: both versions wait for the person's decision, unless they are the same. */
export async function conflict(device: Device, sent: OutboxEntry, theirs: Theirs): Promise<void> {
  await editReading(device, sent.readingId, async (edit) => {
    const found = current(edit, sent);
    if (!found) return;
    const mine = inPlaceOf(found.entry, found.rest.at(-1) ?? found.entry);
    const remove = [found.entry, ...found.rest].map(({ seq }) => seq);
    if (isSame(mine, theirs.reading)) {
      await edit.apply({ remove, write: null });
      if (edit.row) await edit.put(theirsRow(edit.row, theirs));
      return;
    }
    const { notBefore: _held, ...wanted } = mine;
    const write: OutboxEntry = {
      ...wanted,
      state: 'conflict',
      theirs: theirs.reading,
      theirsVersion: theirs.version,
    };
    await edit.apply({ remove: remove.filter((seq) => seq !== mine.seq), write });
    if (!edit.row) return;
    // A deletion in conflict is shown again, because otherwise nobody would find what to decide.
    await edit.put(shownRow(edit.row.reading, 'conflict', edit.row.version, edit.row.base ?? null));
  });
}

/** The server's version, or a newer one that a pull has brought since. */
function theirsRow(row: ReadingRow, { reading, version }: Theirs): ReadingRow {
  return settledRow(row, reading === 'deleted' ? null : reading, version ?? 0, row.reading);
}

/** Whether nothing is to be decided, because the server's version already contains the person's change. */
function isSame(mine: OutboxEntry, theirs: Reading | 'deleted'): boolean {
  if (theirs === 'deleted') return mine.kind === 'delete';
  if (mine.kind === 'delete' || !mine.body) return false;
  return hasSameValues({ ...theirs, ...mergeChange(mine.seen, mine.body, bodyOf(theirs)) }, theirs);
}

/**
 * Resolves a conflict by the person's decision: theirs, a combination, or mine. `mine` puts the person's changes on top of the server's
 * version; if the reading was deleted there, it is the person's whole reading.
 */
export async function resolveConflict(
  device: Device,
  { readingId, key }: Pick<OutboxEntry, 'readingId' | 'key'>,
  choice: 'mine' | 'theirs' | ReadingBody,
): Promise<void> {
  await editReading(device, readingId, async (edit) => {
    const entry = edit.entries.find((entry) => entry.key === key && entry.state === 'conflict');
    if (!entry || entry.theirs === undefined || !edit.row) return;
    const version = entry.theirsVersion ?? null;
    const theirs: Theirs = { reading: entry.theirs, version };
    if (choice === 'theirs' || (choice === 'mine' && isSame(entry, entry.theirs))) {
      await edit.apply({ remove: [entry.seq], write: null });
      return edit.put(theirsRow(edit.row, theirs));
    }
    const base = entry.theirs === 'deleted' ? null : entry.theirs;
    const body = choice === 'mine' ? mineOn(entry, base) : bodyOf({ ...edit.row.reading, ...choice });
    const { theirs: _theirs, theirsVersion: _version, problem: _problem, body: _body, ...rest } = entry;
    const renewed = { ...rest, key: newId(), attempts: 0, state: 'waiting', baseVersion: version } as const;
    const seen = base ? { seen: bodyOf(base) } : {};
    if (!body) {
      await edit.apply({ remove: [], write: { ...renewed, ...seen } });
      return edit.put(hiddenRow(edit.row.reading, 'waiting', version ?? 0, base));
    }
    await edit.apply({ remove: [], write: { ...renewed, ...seen, kind: 'put', body } });
    const moment = base && base.date === body.date && base.time === body.time ? base : edit.row.reading;
    const reading = { ...edit.row.reading, ...body, timestamp: moment.timestamp };
    await edit.put(shownRow(reading, 'waiting', version ?? 0, base));
  });
}

/** My change on top of the server's version; undefined for a deletion. */
function mineOn({ body, seen }: OutboxEntry, base: Reading | null): ReadingBody | undefined {
  return body && base ? mergeChange(seen, body, normaliseReading(base)) : body;
}
