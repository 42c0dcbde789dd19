import type { WaterDay } from '@seguia/openapi';
import { mergeWater } from '../../domain/water/water-merge.ts';
import { hasSameWater, waterValues } from '../../domain/water/water-quantities.ts';
import { newId } from '../../domain/uuid.ts';
import type { OutboxEntry, WaterChange } from '../database/rows.ts';
import type { Device } from '../local/device.ts';
import { current } from '../outbox/outbox-answers.ts';
import { inPlaceOf } from '../outbox/outbox-rules.ts';
import { editReading } from '../outbox/reading-edit.ts';

/** The server's version of a day that somebody else wrote first. */
export interface TheirWater {
  day: WaterDay | 'deleted';
  /** Null when the server never had it. */
  version: number | null;
}

/**
 * Another change of the day came first. If the two touched different values (one the water, the other the light), mine is sent again on top
 * of theirs; otherwise both wait for the person.
 */
export async function waterConflict(device: Device, sent: OutboxEntry, theirs: TheirWater): Promise<void> {
  await editReading(device, sent.readingId, async (edit) => {
    const found = current(edit, sent);
    if (!found) return;
    const mine = inPlaceOf(found.entry, found.rest.at(-1) ?? found.entry);
    const others = [found.entry, ...found.rest].map(({ seq }) => seq).filter((seq) => seq !== mine.seq);
    if (!mine.water) return;
    const onTheirs = upon(mine, mine.water, theirs);
    if (onTheirs === 'same') return edit.apply({ remove: [...others, mine.seq], write: null });
    const water: WaterChange = { ...mine.water, theirs: theirs.day };
    const waiting: OutboxEntry = { ...mine, state: 'conflict', water, theirsVersion: theirs.version };
    await edit.apply({ remove: others, write: onTheirs ?? waiting });
  });
}

/** My change on top of the server's version; null where the person has to choose, `same` where nothing is left of it. */
function upon(mine: OutboxEntry, water: WaterChange, { day, version }: TheirWater): OutboxEntry | 'same' | null {
  const again = { ...mine, key: newId(), attempts: 0, state: 'waiting', baseVersion: version } as const;
  if (day === 'deleted') {
    if (water.values === null) return 'same';
    // A day that I wrote anew is written over the tombstone; a day that I changed is the person's decision.
    return water.seen === null ? again : null;
  }
  if (water.values === null) return null;
  const { values, clash } = mergeWater(water.seen, water.values, waterValues(day));
  if (clash.length > 0) return null;
  if (hasSameWater(values, waterValues(day))) return 'same';
  return { ...again, water: { id: water.id, values, seen: waterValues(day) } };
}

/** Resolves a conflict by the person's decision: theirs, or mine, which puts what I changed on top of their version. */
export async function resolveWaterConflict(
  device: Device,
  { readingId, key }: Pick<OutboxEntry, 'readingId' | 'key'>,
  choice: 'mine' | 'theirs',
): Promise<void> {
  await editReading(device, readingId, async (edit) => {
    const entry = edit.entries.find((entry) => entry.key === key && entry.state === 'conflict');
    if (!entry?.water?.theirs) return;
    if (choice === 'theirs') return edit.apply({ remove: [entry.seq], write: null });
    const { theirsVersion = null, water, problem: _problem, ...rest } = entry;
    const { theirs, id, seen, values } = water;
    const day = theirs === 'deleted' || theirs === undefined ? null : waterValues(theirs);
    const wanted = values && day ? mergeWater(seen, values, day).values : values;
    const renewed = { key: newId(), attempts: 0, state: 'waiting', baseVersion: theirsVersion } as const;
    await edit.apply({ remove: [], write: { ...rest, ...renewed, water: { id, values: wanted, seen: day } } });
  });
}
