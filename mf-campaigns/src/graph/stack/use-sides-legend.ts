import { useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { sideMessages } from '../../series/side-messages.ts';
import type { LegendEntry } from '../drawing/legend-entry.ts';
import { useMarksLegend } from '../layers/use-marks-legend.ts';

/** The legend that tells which line is which water, and what the marks are. */
export function useSidesLegend(): LegendEntry[] {
  const intl = useIntl();
  const marks = useMarksLegend(2);
  return useMemo(
    () => [
      { id: 'intake', label: intl.formatMessage(sideMessages.intake), series: 1 },
      { id: 'drain', label: intl.formatMessage(sideMessages.drain), series: 2 },
      ...marks,
    ],
    [intl, marks],
  );
}
