import type { FarmItemStore } from './rows.ts';

export type PulledList = FarmItemStore | 'readings';

/** Where a farm's pull mark of one list is kept. */
export function markKey(farmId: string, list: PulledList): string {
  return `${farmId}:${list}`;
}

/** Where a database keeps when what was fetched was cleared last, another text each time: what was requested before is not kept after it. */
export const clearedMark = 'cleared';
