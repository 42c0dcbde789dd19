import { waterDayId } from '@seguia/shared/domain/water/water-day';
import { byWaterField, hasSameWater, noWater, waterValues } from '@seguia/shared/domain/water/water-quantities';
import type { WaterImport } from '@seguia/shared/domain/water/water-file';
import type { DeviceWaterDay, WaterToSave } from '@seguia/shared/platform';

/** What an import would change in the farm's days. */
export interface ImportEffect {
  added: WaterToSave[];
  changed: WaterToSave[];
  /** How many days already have these values. */
  same: number;
}

/**
 * Works out what an import takes: the certain days, and unusual values where the person wants them. A value that the file lacks stays as it
 * is, and so does a value that the person may not change.
 */
export function effectOf(
  read: Pick<WaterImport, 'days' | 'unusual'>,
  known: readonly DeviceWaterDay[],
  takeUnusual: boolean,
  mayChange: (day: DeviceWaterDay) => boolean,
): ImportEffect {
  const there = new Map(known.map((day) => [day.id, waterValues(day)]));
  const unchanged = new Map(known.filter((day) => !mayChange(day)).map((day) => [day.id, day]));
  const wanted = new Map<string, WaterToSave>();
  for (const { date, plotId, ...values } of [...read.days, ...(takeUnusual ? read.unusual : [])]) {
    const id = waterDayId({ date, plotId });
    const before = wanted.get(id) ?? there.get(id) ?? noWater;
    const stays = unchanged.get(id) ?? noWater;
    wanted.set(id, { date, plotId, ...byWaterField((field) => stays[field] ?? values[field] ?? before[field]) });
  }
  const effect: ImportEffect = { added: [], changed: [], same: 0 };
  for (const [id, day] of wanted) {
    const before = there.get(id);
    if (!before) effect.added.push(day);
    else if (hasSameWater(before, day)) effect.same += 1;
    else effect.changed.push(day);
  }
  return effect;
}
