import { useReadings } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { lastValues, type Values } from './last-values.ts';

/** So many readings back a value that was not measured the last time is looked for. */
const lookBack = 12;

/** A plot's last values before a moment (the farm's date and time) or before one of its readings. */
export function usePlotLast(plotId: string, before: { id?: string | undefined; date: string; time: string }): Values {
  const { id, date, time } = before;
  const { rows } = useReadings({ plotId, ...(date && { to: date }), limit: lookBack });
  return useMemo(
    () => lastValues(rows ?? [], date && time ? { ...(id !== undefined && { id }), date, time } : undefined),
    [rows, id, date, time],
  );
}
