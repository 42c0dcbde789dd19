import { useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { sideMessages } from '../../series/side-messages.ts';
import type { LegendEntry } from '../drawing/legend-entry.ts';

/** The legend that tells which line is which water. */
export function useSidesLegend(): LegendEntry[] {
  const intl = useIntl();
  return useMemo(
    () => [
      { id: 'intake', label: intl.formatMessage(sideMessages.intake), series: 1 },
      { id: 'drain', label: intl.formatMessage(sideMessages.drain), series: 2 },
    ],
    [intl],
  );
}
