import type { FarmItemStore } from './rows.ts';

export type PulledList = FarmItemStore | 'readings';

/** The key of a farm's pull mark for one list. */
export function markKey(farmId: string, list: PulledList): string {
  return `${farmId}:${list}`;
}

/**
 * The key of the last clearing of fetched data, a different text each time. An answer that was requested before a clearing is not stored
 * after it.
 */
export const clearedMark = 'cleared';
