import { addDays } from '@seguia/shared/domain/farm-time';
import { waterFields } from '@seguia/shared/domain/water/water-quantities';
import type { DeviceWaterDay } from '@seguia/shared/platform';

/** The day that a round's end asks about: yesterday while it lacks a value (its light is known in the morning), otherwise today. */
export function dayToWrite(days: readonly DeviceWaterDay[], today: string): string {
  const yesterday = addDays(today, -1);
  const day = days.find(({ id }) => id === yesterday);
  return day && waterFields.every((field) => day[field] !== null) ? today : yesterday;
}
