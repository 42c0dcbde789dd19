import { type DayOfPlot, waterDayId } from '../../domain/water/water-day.ts';
import { hasSameWater, waterFields, waterValues, type WaterValues } from '../../domain/water/water-quantities.ts';
import { newId } from '../../domain/uuid.ts';
import type { OutboxEntry } from '../database/rows.ts';
import type { ReadingRecord } from '../journal/journal-record.ts';
import { nextJournalNumber } from '../journal/journal-mark.ts';
import type { FarmDevice } from '../local/farm-device.ts';
import { addToJournal } from '../local/journal-writes.ts';
import { withStorageErrors } from '../local/storage-error.ts';
import { mayHaveLeft, planContent, planDelete, type Plan } from '../outbox/outbox-rules.ts';
import { readBack } from '../outbox/reading-edit.ts';

/** A day as a form or a file gives it; a day without any value is deleted. */
export type WaterToSave = DayOfPlot & WaterValues;

/** The key of a farm's water day in the outbox. */
export function waterKey(farmId: string, id: string): string {
  return `water ${farmId} ${id}`;
}

/** Days per transaction: their second copy must fit the room that the journal keeps free. */
const atOnce = 25;

/**
 * Saves days of water and light to be sent. They are on the disk when this resolves, twice where the browser can store the journal. Values
 * that a day already has are not sent again, so that all days can be saved again after a StorageFullError in the middle.
 */
export async function saveWaterDays(source: FarmDevice, days: readonly WaterToSave[]): Promise<void> {
  for (let at = 0; at < days.length; at += atOnce)
    await withStorageErrors(source.device, () => saveSome(source, days.slice(at, at + atOnce)));
}

async function saveSome({ device, farmId }: FarmDevice, days: readonly WaterToSave[]): Promise<void> {
  const stores = ['waterDays', 'outbox', 'marks'] as const;
  const tx = (await device.db()).transaction(stores, 'readwrite', { durability: 'strict' });
  const { journal } = device;
  const outbox = tx.objectStore('outbox');
  const write = async (): Promise<ReadingRecord[]> => {
    const changed: string[] = [];
    for (const day of days) {
      const id = waterDayId(day);
      const key = waterKey(farmId, id);
      const entries = await outbox.index('reading').getAll(key);
      const held = (await tx.objectStore('waterDays').get([farmId, id]))?.item;
      const plan = planOf({ farmId, id, key, wanted: waterValues(day), entries, held });
      if (!plan) continue;
      for (const seq of plan.remove) await outbox.delete(seq);
      // The database numbers a new entry itself.
      if (plan.write) await outbox.put(plan.write as OutboxEntry);
      changed.push(key);
    }
    if (changed.length === 0) return [];
    const number = await nextJournalNumber(tx.objectStore('marks'), journal);
    const record = async (readingId: string) => ({
      number,
      readingId,
      entries: await outbox.index('reading').getAll(readingId),
      row: null,
    });
    return Promise.all(changed.map(record));
  };
  const [records] = await Promise.all([write(), tx.done]);
  if (records.length === 0) return;
  await readBack(device, records, journal);
  await addToJournal(device, journal, records);
  device.changes.announce('waterDays', 'outbox');
}

interface Saving {
  farmId: string;
  id: string;
  key: string;
  wanted: WaterValues;
  entries: readonly OutboxEntry[];
  /** The values that the server is known to have. */
  held: (WaterValues & { version: number }) | undefined;
}

/** Null where nothing is to be changed. */
function planOf({ farmId, id, key, wanted, entries, held }: Saving): Plan | null {
  const last = entries.at(-1);
  const before = held ? waterValues(held) : null;
  const shown = last?.water ? last.water.values : before;
  const isEmpty = waterFields.every((field) => wanted[field] === null);
  const isAsWanted = isEmpty ? shown === null : shown !== null && hasSameWater(shown, wanted);
  if (isAsWanted && last?.state !== 'refused') return null;
  // A change that replaces an unsent one was made from the same values as that one.
  const replaced = last && !(last.state === 'waiting' && mayHaveLeft(last)) ? last.water : undefined;
  const seen = replaced ? replaced.seen : shown;
  const now = Math.floor(Date.now() / 1000);
  const change = { readingId: key, farmId, version: held?.version ?? 0, key: newId(), now };
  const theirs = replaced?.theirs && { theirs: replaced.theirs };
  if (!isEmpty) return planContent(entries, { water: { id, values: wanted, seen, ...theirs } }, change);
  return shown === null ? null : planDelete(entries, change, 0, { water: { id, values: null, seen, ...theirs } });
}
