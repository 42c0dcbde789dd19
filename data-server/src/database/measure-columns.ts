import { camel, type Snake, snake } from '@seguia/openapi';
import { byMeasure, type MeasuredField, type MeasuredValues } from '@seguia/shared/domain/readings/measures';
import {
  type BodyField,
  type DripperField,
  dripperFields,
  readingFields,
} from '@seguia/shared/domain/readings/reading-fields';

/** The measured values, as columns of the database and fields of the contract. */
export type MeasureRow = Snake<MeasuredValues>;
export type MeasureColumn = keyof MeasureRow;

/** The values of a reading without any measurement. */
export const noValues: MeasureRow = snake(byMeasure(() => null));

export const measureColumns = Object.keys(noValues) as readonly MeasureColumn[];

/** A record with the result of `make` for each measure's column. */
export const byColumn = <T>(make: (column: MeasureColumn) => T) =>
  Object.fromEntries(measureColumns.map((column) => [column, make(column)])) as Record<MeasureColumn, T>;

export const measureOfColumn = (column: MeasureColumn) => Object.keys(camel({ [column]: null }))[0] as MeasuredField;

const columnNames = (fields: readonly string[]) =>
  Object.keys(snake(Object.fromEntries(fields.map((field) => [field, null]))));

/** All fields that a person fills in, with the contract's names. */
export const fieldColumns = columnNames(readingFields) as readonly (keyof Snake<Record<BodyField, null>>)[];

/** The volumes that a drain percentage is calculated from. */
export const dripperColumns = columnNames(dripperFields) as readonly (keyof Snake<Record<DripperField, null>>)[];

export type LimitColumns = Record<`${MeasureColumn}_${'low' | 'high'}`, number | null>;

/** The columns of a target band's limits: two per measure. */
export const limitColumns = (
  limitsOf: (
    column: MeasureColumn,
  ) => { low?: number | null | undefined; high?: number | null | undefined } | undefined,
) =>
  Object.fromEntries(
    measureColumns.flatMap((column) => [
      [`${column}_low`, limitsOf(column)?.low ?? null],
      [`${column}_high`, limitsOf(column)?.high ?? null],
    ]),
  ) as LimitColumns;
