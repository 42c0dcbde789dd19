import type { Wire } from '@seguia/openapi';
import { isPossibleLimit, type TargetField } from '@seguia/shared/domain/plantings/target-fields';
import { isDate } from '@seguia/shared/domain/farm-time';
import { measureColumns, measureOfColumn } from '../database/measure-columns.ts';

const columns = [...measureColumns, 'ec_difference'] as const;

type TargetColumn = (typeof columns)[number];

const fieldOf = (column: TargetColumn): TargetField =>
  column === 'ec_difference' ? 'ecDifference' : measureOfColumn(column);

/** The problems of a band by itself; empty for none. */
export function checkBand(body: Wire['TargetBandBody']): Wire['FieldError'][] {
  const errors: Wire['FieldError'][] = (['from', 'to'] as const)
    .filter((end) => body[end] && !isDate(body[end]))
    .map((field) => ({ field, code: 'date_invalid', message: 'There is no such day.' }));
  if (body.to && body.to < body.from) {
    errors.push({ field: 'to', code: 'end_before_start', message: 'The last day lies before the first.' });
  }
  if (columns.every((name) => isOpen(body[name]))) {
    errors.push({ field: '', code: 'band_empty', message: 'A target band has at least one limit.' });
  }
  return [...errors, ...columns.flatMap((name) => checkLimits(name, body[name]))];
}

const isOpen = (band: Wire['Band'] | undefined) => (band?.low ?? null) === null && (band?.high ?? null) === null;

function checkLimits(name: TargetColumn, band: Wire['Band'] | undefined): Wire['FieldError'][] {
  if (!band) return [];
  const errors = (['low', 'high'] as const)
    .filter((end) => band[end] !== null && !isPossibleLimit(fieldOf(name), band[end]))
    .map((end) => ({ field: `${name}.${end}`, code: 'impossible', message: 'No reading can have this value.' }));
  if (band.low !== null && band.high !== null && band.low > band.high) {
    errors.push({ field: `${name}.high`, code: 'low_over_high', message: 'The upper limit lies below the lower one.' });
  }
  return errors;
}
