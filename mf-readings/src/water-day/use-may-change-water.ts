import { canChangeReadingAtom, type DeviceWaterDay } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';

/** Whether this person may change or delete what a day has. Who may not still fills in what it lacks; the server holds to the same. */
export function useMayChangeWater() {
  const can = useAtomValue(canChangeReadingAtom);
  return (action: 'update' | 'delete', { createdBy }: Pick<DeviceWaterDay, 'createdBy'>): boolean =>
    createdBy === null || can(action, { createdBy });
}
