import { addDays } from '@seguia/shared/domain/farm-time';
import type { WaterDay } from '@seguia/shared/platform';
import { idOf } from './story-ids.ts';
import { storyToday } from './story-readings.ts';

/** The farm's days of a month until yesterday, one without light. */
export const storyWater: WaterDay[] = Array.from({ length: 30 }, (_, index): WaterDay => {
  const date = addDays(storyToday, -1 - index);
  const radiation = 1400 + ((index * 617) % 1300);
  return {
    id: date,
    plotId: null,
    date,
    irrigation: Number(((radiation * 2.6) / 1000).toFixed(2)),
    radiation: index === 3 ? null : radiation,
    createdBy: { id: idOf('acc0', 0), firstname: 'Amina', lastname: 'El Fassi' },
    createdAt: 1,
    updatedAt: 1,
    version: 1,
  };
});
