import type { Upon } from '../upon.ts';
import { hasSameWater, waterFields, type WaterField, waterValues, type WaterValues } from './water-quantities.ts';

/**
 * Merges my change of a day with somebody else's of the same day: a value that I did not touch is theirs, one that they did not touch is
 * mine. `clash` names the fields that both changed differently; there the merged value is mine.
 */
export function mergeWater(
  seen: WaterValues | null,
  mine: WaterValues,
  theirs: WaterValues,
): { values: WaterValues; clash: readonly WaterField[] } {
  const before = seen ?? waterValues({});
  const isMine = (field: WaterField) => mine[field] !== before[field];
  const clash = waterFields.filter(
    (field) => isMine(field) && theirs[field] !== before[field] && theirs[field] !== mine[field],
  );
  const merged = waterFields.map((field) => [field, isMine(field) ? mine[field] : theirs[field]] as const);
  return { values: waterValues(Object.fromEntries(merged)), clash };
}

/**
 * Puts my change of a day (`seen` to `mine`, null where there is none) on top of the other person's version (null: deleted). If the two
 * touched different values (one the water, the other the light), both are kept.
 */
export function waterUponTheirs(
  seen: WaterValues | null,
  mine: WaterValues | null,
  theirs: WaterValues | null,
): Upon<WaterValues> {
  if (theirs === null) {
    if (mine === null) return { end: 'dropped' };
    // A day that I wrote anew is written over the tombstone; a day that I changed is the person's decision.
    return seen === null ? { end: 'again', values: mine } : { end: 'asked' };
  }
  if (mine === null) return { end: 'asked' };
  const { values, clash } = mergeWater(seen, mine, theirs);
  if (clash.length > 0) return { end: 'asked' };
  return hasSameWater(values, theirs) ? { end: 'dropped' } : { end: 'again', values };
}

/** My change as the person keeps it: what I changed, on top of their version. */
export const mineUponWater = (
  seen: WaterValues | null,
  mine: WaterValues | null,
  theirs: WaterValues | null,
): WaterValues | null => (mine && theirs ? mergeWater(seen, mine, theirs).values : mine);
