import { dayOfWaterId, waterDayId } from '@seguia/shared/domain/water/water-day';
import { hasSameWater, noWater, waterValues } from '@seguia/shared/domain/water/water-quantities';
import {
  canChangeReadingAtom,
  importedWaterAtom,
  type ImportedWater,
  saveWaterDaysAtom,
  waterDaysAtom,
  type WaterToSave,
} from '@seguia/shared/platform';
import { atom } from 'jotai';

/** The largest number of days of all files that a device remembers, to undo them; the newest file is always among them. */
const mostDays = 5000;

interface WaterOfFile {
  /** The import's id. */
  id: string;
  fileName: string;
  water: readonly WaterToSave[];
}

/**
 * Notes what a file changes in the farm's days, before it changes them: a device that dies in between can still undo it. Returns the note. The
 * farm's days must be on screen, so that they are known.
 */
export const noteImportedWaterAtom = atom(null, (get, set, { id, fileName, water }: WaterOfFile): ImportedWater => {
  const there = new Map((get(waterDaysAtom) ?? []).map((day) => [day.id, waterValues(day)]));
  const all = get(importedWaterAtom);
  // After a failure in the middle, what was there before the first try counts.
  const first = all.find((noted) => noted.id === id)?.days ?? [];
  const before = new Map(first.map((day) => [day.id, day.before]));
  const fresh = water.map((day) => {
    const key = waterDayId(day);
    return { id: key, before: before.get(key) ?? there.get(key) ?? null, after: waterValues(day) };
  });
  const days = [...first.filter((day) => !fresh.some(({ id: key }) => key === day.id)), ...fresh];
  const noted = { id, fileName, at: Math.floor(Date.now() / 1000), days };
  let count = days.length;
  const others = all.filter((other) => other.id !== id && (count += other.days.length) <= mostDays);
  set(importedWaterAtom, [noted, ...others]);
  return noted;
});

/**
 * Brings back the days that a file changed. Those that somebody has changed since, or that this person may not change, stay; returns how many
 * these are. The farm's days must be on screen, so that they are known. Throws StorageFullError.
 */
export const undoImportedWaterAtom = atom(null, async (get, set, id: string): Promise<number> => {
  const noted = get(importedWaterAtom).find((file) => file.id === id);
  if (!noted) return 0;
  const now = new Map((get(waterDaysAtom) ?? []).map((day) => [day.id, day]));
  const canChange = get(canChangeReadingAtom);
  const back = noted.days.flatMap(({ id: key, before, after }): WaterToSave[] => {
    const [day, current] = [dayOfWaterId(key), now.get(key)];
    if (!day || !current || !hasSameWater(current, after)) return [];
    const { createdBy } = current;
    if (createdBy !== null && !canChange(before ? 'update' : 'delete', { createdBy })) return [];
    return [{ ...day, ...(before ?? noWater) }];
  });
  await set(saveWaterDaysAtom, back);
  set(
    importedWaterAtom,
    get(importedWaterAtom).filter((file) => file.id !== id),
  );
  return noted.days.length - back.length;
});
