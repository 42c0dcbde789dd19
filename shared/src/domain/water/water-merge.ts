import { waterFields, type WaterField, waterValues, type WaterValues } from './water-quantities.ts';

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
