import { isolate, useFormat, useIntl } from '@seguia/shared/platform';
import { calibrationMessages } from './calibration-messages.ts';

/** Writes slope and offset beside each other; empty where neither is known. */
export function useElectrodeText(): (electrode: { slope: number | null; offset: number | null }) => string {
  const intl = useIntl();
  const format = useFormat();
  return ({ slope, offset }) => {
    const known = [
      slope === null || Number.isNaN(slope) ? null : ([calibrationMessages.slope, slope, '%'] as const),
      offset === null || Number.isNaN(offset) ? null : ([calibrationMessages.offset, offset, 'mV'] as const),
    ].filter((part) => part !== null);
    return known
      .map(
        ([message, value, unit]) => `${intl.formatMessage(message)} ${isolate(`${format.number(value, 1)} ${unit}`)}`,
      )
      .join(' · ');
  };
}
