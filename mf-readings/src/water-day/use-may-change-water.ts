import { canChangeReadingAtom, type DeviceWaterDay } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';

/** Whether this person may change or delete the values of a day. Everybody else may only add missing values; the server has the same rule. */
export function useMayChangeWater() {
  const can = useAtomValue(canChangeReadingAtom);
  return (action: 'update' | 'delete', { createdBy }: Pick<DeviceWaterDay, 'createdBy'>): boolean =>
    createdBy === null || can(action, { createdBy });
}
