import type { WaterDay } from '@seguia/openapi';
import { mineUponWater, waterUponTheirs } from '../../domain/water/water-merge.ts';
import { waterValues, type WaterValues } from '../../domain/water/water-quantities.ts';
import { changeConflicts } from '../outbox/change-conflict.ts';

/** The server's version of a day that somebody else wrote first. */
export interface TheirWater {
  day: WaterDay | 'deleted';
  /** Null when the server never had it. */
  version: number | null;
}

/** The conflicts of days of water and light. */
export const waterConflicts = changeConflicts<WaterValues, WaterDay>({
  changeOf: ({ water }) => water,
  holding: (water) => ({ water }),
  valuesOf: waterValues,
  uponTheirs: waterUponTheirs,
  mineUponTheirs: mineUponWater,
});
