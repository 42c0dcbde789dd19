import { type Due, dueOf } from '@seguia/shared/domain/meters/calibration-due';
import {
  calibrationsAtom,
  canAtom,
  correctedNow,
  type DeviceCalibration,
  isolate,
  type Meter,
  useCapability,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { dueMessages } from './calibration-messages.ts';
import { quantityMessages } from './meter-messages.ts';

/** What this person may do with the farm's meters. */
export function useMeterRights() {
  const serverCan = useCapability('meters') !== false;
  const can = useAtomValue(canAtom);
  return {
    serverCan,
    /** Whether they may add, change and retire meters. */
    mayManage: serverCan && can('tools.update'),
    mayCalibrate: serverCan && can('fertirrigation.create'),
  };
}

export interface DueLine extends Due {
  text: string;
}

/** Says whether the calibration of each of a meter's quantities is due now. `calibrations` is the farm's log. */
export function useDueLines(): (meter: Meter, calibrations: readonly DeviceCalibration[]) => DueLine[] {
  const intl = useIntl();
  const format = useFormat();
  return (meter, calibrations) =>
    dueOf(meter, calibrations, correctedNow() / 1000).map((due) => ({
      ...due,
      text: intl.formatMessage(dueMessages[due.state], {
        quantity: isolate(intl.formatMessage(quantityMessages[due.quantity])),
        ago: format.daysAgo(due.days ?? 0),
      }),
    }));
}

const none: readonly DeviceCalibration[] = [];

/** The farm's log of calibrations, as far as the device has it. */
export const useLog = (): readonly DeviceCalibration[] => useAtomValue(calibrationsAtom) ?? none;
