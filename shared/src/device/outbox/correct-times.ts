import { type FarmClock, momentOf } from '../../domain/farm-time.ts';
import { newId } from '../../domain/uuid.ts';
import { correctedNow, deviceClock } from '../../session/clock/device-clock.ts';
import type { Device } from '../local/device.ts';
import { withStorageErrors } from '../local/storage-error.ts';
import { entryOfEach, mayHaveLeft, planPut } from './outbox-rules.ts';
import { editReading } from './reading-edit.ts';
import { isTimeOf, momentOfStamp, type When } from './reading-time.ts';
import { isHidden } from '../readings/reading-rows.ts';
import type { OutboxEntry } from '../database/rows.ts';

/**
 * Seconds that date and time may be off, apart from the whole hours of other zone rules, so that they still count as "now" when they were
 * typed.
 */
const nearly = 600;
const hour = 3600;

/**
 * Moves waiting and refused readings to the time that their stamp means, by what is now known of the device's clock. Returns how many were
 * moved.
 */
export async function correctTimes(device: Device): Promise<number> {
  const entries = await (await device.db()).getAll('outbox');
  let moved = 0;
  for (const entry of entries) {
    const { stamp, clock, body } = entry;
    if (!stamp || !clock || !body || !isTimeOf(stamp, body)) continue;
    const when = momentOfStamp(stamp, clock);
    if (when.timestamp === body.timestamp) continue;
    if (await moveTo(device, entry, when, deviceClock.settled(stamp))) moved += 1;
  }
  return moved;
}

/**
 * The readings that the server refused as lying in the future because date and time came from a wrong clock: they differ from the time at
 * which the device noted them by whole hours at most. They come only from devices that saved them before they could correct their clock.
 */
export function refusedByClock(entries: readonly OutboxEntry[], clock: FarmClock): OutboxEntry[] {
  return entryOfEach(entries).filter((entry) => {
    const isFuture = entry.problem?.errors?.some(({ code }) => code === 'date_in_future') ?? false;
    if (entry.state !== 'refused' || !isFuture || !entry.body) return false;
    const noted = momentOf(entry.createdAt, clock);
    const apart =
      (Date.parse(`${entry.body.date}T${entry.body.time}Z`) - Date.parse(`${noted.date}T${noted.time}Z`)) / 1000;
    const hours = Math.round(apart / hour);
    return (
      Math.abs(hours) <= 2 &&
      Math.abs(apart - hours * hour) <= nearly &&
      instantNoted(entry) <= correctedNow() / 1000 + nearly
    );
  });
}

/** The instant at which the device noted a change, by its clock as it is corrected now. */
function instantNoted({ createdAt }: OutboxEntry): number {
  return createdAt + Math.round((correctedNow() - Date.now()) / 1000);
}

/** Gives these readings the time at which they were noted, and sends them again. Throws StorageFullError: some may have been sent then. */
export async function correctRefused(device: Device, entries: readonly OutboxEntry[], clock: FarmClock): Promise<void> {
  for (const entry of refusedByClock(entries, clock)) {
    const noted = instantNoted(entry);
    const timestamp = noted - (noted % 60);
    await withStorageErrors(device, () => moveTo(device, entry, { ...momentOf(timestamp, clock), timestamp }));
  }
}

/**
 * Returns false if the reading has changed meanwhile: a later change has a stamp of its own, or the person chose the time. If a deletion
 * follows, it still moves what was not sent, because the deletion may be undone, and nothing else remembers the stamp.
 */
async function moveTo(device: Device, moved: OutboxEntry, when: When, stamp?: OutboxEntry['stamp']): Promise<boolean> {
  return editReading(device, moved.readingId, async (edit) => {
    const at = edit.entries.findLastIndex(({ kind }) => kind === 'put');
    const last = edit.entries[at];
    if (!last?.body || last.key !== moved.key) return false;
    const upTo = edit.entries.slice(0, at + 1);
    if (upTo.length < edit.entries.length && mayHaveLeft(last)) return false;
    const { readingId, farmId, clock } = last;
    const change = { readingId, farmId, version: edit.row?.version ?? 0, key: newId(), now: last.createdAt };
    const plan = planPut(upTo, { ...last.body, ...when }, change);
    const write = plan.write && { ...plan.write, ...(stamp && clock ? { stamp, clock } : {}) };
    await edit.apply({ ...plan, write });
    if (!edit.row) return true;
    const row = { ...edit.row, state: write?.state ?? edit.row.state, reading: { ...edit.row.reading, ...when } };
    await edit.put(isHidden(row) ? row : { ...row, at: when.timestamp });
    return true;
  });
}
