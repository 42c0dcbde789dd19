import { dayMeans } from '@seguia/shared/domain/agronomy/days';
import { addDays, dayNumber } from '@seguia/shared/domain/farm-time';
import { type SaltSign, saltSign } from '@seguia/shared/domain/agronomy/salt';
import { type Reading, useReadings } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { standingOf } from '@seguia/shared/domain/board/standing';
import { isUpTo } from './last-values.ts';
import { useFarmData } from './use-farm-data.ts';

/** Enough readings for a week, at more than ten rounds a day. */
const readingsOfWeek = 100;

/** The sign of salt in a reading's plot, from the week up to that reading. */
export function useSaltSign(reading: Reading): SaltSign | null {
  const { plotId, date } = reading;
  const { plots, bands } = useFarmData();
  const { rows } = useReadings({ plotId, from: addDays(date, -6), to: date, limit: readingsOfWeek });
  return useMemo(() => {
    const { band } = standingOf(reading, plots.get(plotId), bands);
    const before = (rows ?? []).filter((row) => row.id !== reading.id && isUpTo(row, reading));
    const days = dayMeans([...before, reading].map((row) => ({ date: row.date, value: row.drainEc })));
    return saltSign({ ...reading, band: band?.drainEc ?? null, days, day: dayNumber(date) });
  }, [reading, plotId, date, plots, bands, rows]);
}
