import type { DeviceDb } from '../database/database.ts';
import { journalMark, readJournalMark } from './journal-mark.ts';
import type { Journal } from './journal.ts';
import { isOfReading, type JournalContent, type JournalRecord, recordKey } from './journal-record.ts';
import { lackingUnfinished, restoreUnfinished } from './reconcile-unfinished.ts';
import type { OutboxEntry } from '../database/rows.ts';

/**
 * Makes device database and journal equal. What the database has lost is restored from the journal, and into a new database also from
 * `open`, which the page knew when it opened the database. The idempotency keys stay the same, so that nothing is sent twice. What the
 * journal lacks is appended to it. Returns the number of restored readings and unfinished forms.
 */
export async function reconcile(db: DeviceDb, journal: Journal, open: readonly JournalRecord[]): Promise<number> {
  const content = await journal.read();
  const restored = await restore(db, content, open);
  await addLacking(db, journal, content);
  return restored;
}

/**
 * Appends to the journal, whose content is `content`, what the database has beyond it. Returns the records that the journal then has; a
 * newer one follows the older.
 */
export async function addLacking(db: DeviceDb, journal: Journal, content: JournalContent): Promise<JournalRecord[]> {
  const lacking = await whatJournalLacks(db, content);
  if (lacking.length > 0) await journal.append(lacking);
  return [...content.records, ...lacking];
}

async function restore(db: DeviceDb, content: JournalContent, open: readonly JournalRecord[]): Promise<number> {
  const tx = db.transaction(['readings', 'outbox', 'marks', 'unfinished'], 'readwrite', { durability: 'strict' });
  const outbox = tx.objectStore('outbox');
  const known = await readJournalMark(tx.objectStore('marks'));
  const { records, last } = known === 0 ? withNewer(content, open) : content;
  const lost = records.filter(({ number }) => number > known).toSorted((a, b) => a.number - b.number);
  const readings = tx.objectStore('readings');
  let restored = 0;
  for (const record of lost) {
    if (!isOfReading(record)) {
      restored += await restoreUnfinished(tx.objectStore('unfinished'), record, known === 0);
      continue;
    }
    const { readingId, entries, row } = record;
    const held = await outbox.index('reading').getAll(readingId);
    // It was sent before it was lost: the next pull brings it.
    if (entries.length + held.length === 0) continue;
    // A new database has no mark until it has a journal: its own changes are newer, and follow the restored ones.
    const since = known === 0 ? held : [];
    for (const { seq } of held) await outbox.delete(seq);
    // The database gives them new numbers.
    for (const { seq: _seq, ...entry } of entries) await outbox.put(asTried(entry as OutboxEntry));
    for (const { seq: _seq, ...entry } of since)
      await outbox.put((entries.length > 0 ? { ...entry, baseVersion: 'undecided' } : entry) as OutboxEntry);
    if (since.length === 0) {
      if (row) await readings.put(row);
      else await readings.delete(readingId);
    }
    if (entries.length > 0) restored += 1;
  }
  // At least 1: a record with the number 0 would never be missed.
  const next = Math.max(known, last, 1);
  if (next > known) await tx.objectStore('marks').put({ mark: String(next) }, journalMark);
  await tx.done;
  return restored;
}

/** `content` with those of the `open` records that it lacks, or has in an older state. */
function withNewer({ records, last }: JournalContent, open: readonly JournalRecord[]): JournalContent {
  const newest = new Map(records.map((record) => [recordKey(record), record]));
  for (const record of open)
    if ((newest.get(recordKey(record))?.number ?? -1) < record.number) newest.set(recordKey(record), record);
  return { records: [...newest.values()], last: Math.max(last, ...open.map(({ number }) => number)) };
}

/** The service worker may have sent it, and writes no journal: so an edit must follow it under a key of its own. */
function asTried(entry: OutboxEntry): OutboxEntry {
  return { ...entry, attempts: Math.max(entry.attempts, 1) };
}

/**
 * The newest state, where it differs from the journal's, of unfinished work and of each reading that is not sent, or was not sent when the
 * journal was last written.
 */
async function whatJournalLacks(db: DeviceDb, { records }: JournalContent): Promise<JournalRecord[]> {
  const tx = db.transaction(['readings', 'outbox', 'marks', 'unfinished']);
  const number = await readJournalMark(tx.objectStore('marks'));
  const open = new Map<string, OutboxEntry[]>();
  for (const entry of await tx.objectStore('outbox').getAll())
    open.set(entry.readingId, [...(open.get(entry.readingId) ?? []), entry]);
  const recordOf = new Map(records.filter(isOfReading).map((record) => [record.readingId, record]));
  const lacking: JournalRecord[] = [];
  for (const readingId of new Set([...open.keys(), ...recordOf.keys()])) {
    const entries = open.get(readingId) ?? [];
    if (substance(entries) === substance(recordOf.get(readingId)?.entries ?? [])) continue;
    const row = (await tx.objectStore('readings').get(readingId)) ?? null;
    lacking.push({ number, readingId, entries, row });
  }
  lacking.push(...lackingUnfinished(number, await tx.objectStore('unfinished').getAll(), records));
  return lacking;
}

/** The parts of changes that matter when they are compared: not their numbers, and not their tries, because a restored change counts as tried. */
function substance(entries: readonly OutboxEntry[]): string {
  return JSON.stringify(entries.map(({ seq: _seq, attempts: _attempts, ...entry }) => entry));
}
