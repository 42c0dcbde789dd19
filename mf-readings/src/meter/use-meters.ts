import { type Due, dueOf } from '@seguia/shared/domain/meters/calibration-due';
import { notCalibrated } from '@seguia/shared/domain/meters/reading-meter';
import {
  calibrationsAtom,
  correctedNow,
  type DeviceReading,
  isolate,
  lastMeterAtom,
  type Meter,
  metersAtom,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { shortMessages } from '../words/short-messages.ts';
import { automaticMeter } from './automatic-meter.ts';
import { meterMessages } from './meter-messages.ts';

const noMeters: readonly Meter[] = [];

/** The farm's meters, as far as this device has them. */
export const useMeters = (): readonly Meter[] => useAtomValue(metersAtom) ?? noMeters;

/** The meter that a new reading begins with, as far as this device knows; null for none. */
export function useAutomaticMeter(): string | null {
  const meters = useMeters();
  const last = useAtomValue(lastMeterAtom);
  return automaticMeter(meters, last);
}

/** Which quantities of a reading were measured with an overdue calibration, or without any. */
export function useNotCalibrated(): (reading: DeviceReading) => Due[] {
  const meters = useMeters();
  const calibrations = useAtomValue(calibrationsAtom);
  // While the calibrations are being read, none can be called missing.
  return (reading) => (reading.meterId && calibrations ? notCalibrated(reading, meters, calibrations) : []);
}

/** Which calibrations of a meter are overdue now, or were never made. */
export function useOverdue(): (meter: Meter) => Due[] {
  const calibrations = useAtomValue(calibrationsAtom);
  return (meter) =>
    calibrations ? dueOf(meter, calibrations, correctedNow() / 1000).filter(({ state }) => state !== 'current') : [];
}

/** Writes that a calibration is overdue, or was never made. */
export function useDueText(): (due: Due) => string {
  const intl = useIntl();
  const format = useFormat();
  return ({ quantity, state, days }) =>
    intl.formatMessage(state === 'never' ? meterMessages.never : meterMessages.overdue, {
      quantity: isolate(intl.formatMessage(shortMessages[quantity])),
      ago: format.daysAgo(days ?? 0),
    });
}
