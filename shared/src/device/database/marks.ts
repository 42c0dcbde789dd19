import type { FarmItemStore } from './rows.ts';

export type PulledList = FarmItemStore | 'readings';

/** The key of a farm's pull mark for one list. */
export function markKey(farmId: string, list: PulledList): string {
  return `${farmId}:${list}`;
}

/** The key of the last change of a list that did not come with a pull, a different text each time. */
export function storedMark(farmId: string, list: FarmItemStore): string {
  return `${farmId}:${list}:stored`;
}

/** The key of the mark that says when all lists of a farm were last fetched to their end. */
export function wholeMark(farmId: string): string {
  return `${farmId}:whole`;
}

/**
 * The key of the last clearing of fetched data, a different text each time. An answer that was requested before a clearing is not stored
 * after it.
 */
export const clearedMark = 'cleared';
