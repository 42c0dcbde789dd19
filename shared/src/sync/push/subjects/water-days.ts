import type { WaterDay } from '@seguia/openapi';
import type { TheirWater } from '../../../device/water/water-conflict.ts';
import { changeSender } from './change-sender.ts';

/** Sends days of water and light. */
export const waterDays = changeSender<WaterDay, TheirWater>(
  '/farmers/{farmer_id}/water-days/{id}',
  ({ water }) => water,
  (day, version) => ({ day, version }),
);
