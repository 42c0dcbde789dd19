import { fullName } from '@seguia/shared/domain/accounts/full-name';
import { isMeasure, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import type { DeviceReading } from '@seguia/shared/platform';
import { nextSortOf, type SortBy, sortedBy } from '../rows/table-sort.ts';

/** What the table of the latest readings can be sorted by. */
export type LatestColumn = 'time' | 'plot' | 'author' | MeasuredField;

export type LatestSort = SortBy<LatestColumn>;

/** The newest first. */
export const startSort: LatestSort = { column: 'time', descending: true };

/** The order after a press on a column's head. Times and values begin with the highest. */
export const nextSort = (sort: LatestSort, column: LatestColumn): LatestSort =>
  nextSortOf(sort, column, (chosen) => chosen === 'time' || isMeasure(chosen));

/** The readings in the chosen order; equal ones keep the newest first. */
export const sortedReadings = (
  readings: readonly DeviceReading[],
  { column, descending }: LatestSort,
  plotName: (plotId: string) => string,
  compareNames: (a: string, b: string) => number,
): DeviceReading[] =>
  sortedBy(
    readings,
    (reading) => {
      if (column === 'time') return reading.timestamp;
      if (column === 'plot') return plotName(reading.plotId);
      if (column === 'author') return nameOf(reading);
      return reading[column];
    },
    descending,
    compareNames,
  );

/** The name of the person who recorded a reading. */
export const nameOf = ({ createdBy }: DeviceReading): string => fullName(createdBy);
