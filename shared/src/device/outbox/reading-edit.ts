import type { Device } from '../local/device.ts';
import type { Journal } from '../journal/journal.ts';
import type { ReadingRecord, UnfinishedRecord } from '../journal/journal-record.ts';
import { nextJournalNumber, readJournalMark } from '../journal/journal-mark.ts';
import type { Plan } from './outbox-rules.ts';
import { storesShowing } from './subjects.ts';
import type { OutboxEntry, ReadingRow } from '../database/rows.ts';
import { LostWriteError } from '../local/storage-error.ts';
import { unfinishedOf } from '../database/unfinished-of.ts';
import { addToJournal } from '../local/journal-writes.ts';
import { finishReading, putUnfinished, type UnfinishedChange } from './unfinished.ts';

/** One reading and its changes inside a transaction. Await nothing else in it. */
export interface ReadingEdit {
  row: ReadingRow | undefined;
  /** The reading's unsent changes, in order. */
  entries: readonly OutboxEntry[];
  apply(plan: Pick<Plan, 'remove' | 'write'>): Promise<void>;
  put(row: ReadingRow): Promise<void>;
  /** Removes every draft of this reading, and writes the given unfinished work of the farm. */
  finish(farmId: string, changes: readonly UnfinishedChange[]): Promise<void>;
  /** Removes the row. */
  remove(): Promise<void>;
}

/**
 * Runs `work` on one reading in one strict transaction over readings, outbox and unfinished work, then reads back what it wrote and appends
 * it to the journal. When this resolves, all of it is on the disk, twice where the browser can store the journal. When it throws, nothing
 * has happened (but a write that hangs or is lost may still arrive). At the end it announces the change to everything that shows readings
 * or the outbox.
 */
export async function editReading<T>(device: Device, id: string, work: (edit: ReadingEdit) => Promise<T>): Promise<T> {
  const { result, before, written, wroteRow, finished, journal } = await write(device, id, work);
  if (written) await readBack(device, [written], journal);
  const records = [written, finished].filter((record) => record !== null);
  if (records.length > 0) await addToJournal(device, journal, records);
  // A thing without a row (a water day, a calibration) changes no list of readings.
  const row = wroteRow ? (['readings'] as const) : [];
  if (written) device.changes.announce(...row, ...storesShowing([...before, ...written.entries]));
  if (finished) device.changes.announce('unfinished');
  return result;
}

async function write<T>(device: Device, id: string, work: (edit: ReadingEdit) => Promise<T>) {
  const stores = ['readings', 'outbox', 'marks', 'unfinished'] as const;
  const tx = (await device.db()).transaction(stores, 'readwrite', { durability: 'strict' });
  const readings = tx.objectStore('readings');
  const outbox = tx.objectStore('outbox');
  const marks = tx.objectStore('marks');
  const unfinished = tx.objectStore('unfinished');
  let wrote = false;
  let wroteRow = false;
  let finishedOn: string | null = null;
  // The database runs requests in order: waiting for each answer would cost a slow phone a round trip each time.
  const writes: Promise<unknown>[] = [];
  const begin = <T>(write: Promise<T>): Promise<T> => {
    write.catch(() => undefined); // `work` may throw before they are awaited
    writes.push(write);
    return write;
  };
  try {
    const [row, entries] = await Promise.all([readings.get(id), outbox.index('reading').getAll(id)]);
    let finishing: Promise<void> = Promise.resolve();
    const result = await work({
      row,
      entries,
      async apply({ remove, write }) {
        wrote = true;
        for (const seq of remove) void begin(outbox.delete(seq));
        // The database numbers a new entry itself.
        if (write) void begin(outbox.put(write as OutboxEntry));
      },
      async put(next) {
        wrote = wroteRow = true;
        void begin(readings.put(next));
      },
      async finish(farmId, changes) {
        finishedOn = farmId;
        const finish = async () => {
          await finishReading(unfinished, farmId, id);
          await putUnfinished(unfinished, farmId, changes);
        };
        finishing = begin(finish());
      },
      async remove() {
        wrote = wroteRow = true;
        void begin(readings.delete(id));
      },
    });
    let written: ReadingRecord | null = null;
    let finished: UnfinishedRecord | null = null;
    let journal: Journal | null = null;
    if (wrote || finishedOn !== null) {
      ({ journal } = device);
      const farm = finishedOn;
      const [number, after, open] = await Promise.all([
        nextJournalNumber(marks, journal),
        wrote ? Promise.all([outbox.index('reading').getAll(id), readings.get(id)]) : null,
        farm === null ? null : finishing.then(() => unfinishedOf(unfinished, farm)),
      ]);
      if (after) written = { number, readingId: id, entries: after[0], row: after[1] ?? null };
      if (farm !== null && open) finished = { number, farm, unfinished: open };
      await Promise.all(writes);
    }
    await tx.done;
    return { result, before: entries, written, wroteRow, finished, journal };
  } catch (error) {
    abort(tx);
    // If a transaction fails at its end (no room), its reason comes with `done`, not with the request before it.
    await tx.done.catch(() => undefined);
    throw tx.error ?? error;
  }
}

/**
 * Throws LostWriteError if what a transaction committed is not there. A later change of the same reading may already have followed; for a
 * water day, which has no row, only the journal's mark shows that.
 */
export async function readBack(
  device: Device,
  written: readonly ReadingRecord[],
  journal: object | null,
): Promise<void> {
  const tx = (await device.db()).transaction(['readings', 'outbox', 'marks']);
  const outbox = tx.objectStore('outbox').index('reading');
  const [mark, ...found] = await Promise.all([
    readJournalMark(tx.objectStore('marks')),
    ...written.map(({ readingId }) =>
      Promise.all([tx.objectStore('readings').get(readingId), outbox.getAll(readingId)]),
    ),
  ]);
  for (const [at, [there, open]] of found.entries()) {
    const { number, entries, row } = written[at]!;
    const isSame = JSON.stringify([there ?? null, open]) === JSON.stringify([row, entries]);
    // Without a journal no mark is written: then a lost write without a row looks like one that was sent meanwhile.
    const isUnmarked = journal === null && row === null && there === undefined;
    const wasFollowed =
      mark > number || isUnmarked || (there !== undefined && row !== null && there.keptAt >= row.keptAt);
    if (!isSame && !wasFollowed) throw new LostWriteError();
  }
}

function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // The transaction is over already.
  }
}
