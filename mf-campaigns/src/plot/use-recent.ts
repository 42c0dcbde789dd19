import { comparedHour, sameHourValues } from '@seguia/shared/domain/agronomy/same-hour';
import { addDays, dayNumber } from '@seguia/shared/domain/farm-time';
import { type DeviceReading, todayAtom, useReadings } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { PlotSeries, Points, Span } from '../series/series.ts';
import { byMeasure, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import { daySeries, pointsOfHour } from '../series/figures/day-series.ts';
import { recentDays } from './span-choice.ts';

/** Enough readings for thirty days, at more than ten rounds a day. */
export const readingsOfMonth = 600;

export interface Recent {
  /** Newest first; undefined until they are read. */
  readings: DeviceReading[] | undefined;
  /** Whether more readings may arrive. */
  isLoading: boolean;
  days: PlotSeries;
  span: Span;
  /** The hour at which days are compared, and each measure's values at that hour; null without a reading. */
  sameHour: { hour: string; dots: Record<MeasuredField, Points> } | null;
  /** True where the device has nothing, and nothing could be fetched. */
  isUnreachable: boolean;
  retry: () => void;
}

/** A plot's readings of the last thirty days, as this device has them. */
export function useRecent(plotId: string): Recent {
  const today = useAtomValue(todayAtom);
  const from = addDays(today, 1 - recentDays);
  const { rows, error, loading, loadMore } = useReadings({ plotId, from, limit: readingsOfMonth });
  return useMemo(() => {
    const span = { from: dayNumber(from), to: dayNumber(today) };
    const readings = error && rows?.length === 0 ? undefined : rows;
    const hour = comparedHour(readings ?? []);
    return {
      readings,
      isLoading: loading,
      span,
      days: daySeries(plotId, readings ?? [], span),
      sameHour:
        hour === null
          ? null
          : { hour, dots: byMeasure((field) => pointsOfHour(sameHourValues(readings ?? [], hour, field))) },
      isUnreachable: !readings && error !== null,
      retry: loadMore,
    };
  }, [plotId, from, today, rows, error, loading, loadMore]);
}
