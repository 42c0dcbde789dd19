import type { Wire } from '@seguia/openapi';
import { isPossible } from '@seguia/shared/domain/readings/measures';
import { measureColumns, type MeasureColumn, measureOfColumn } from '../database/measure-columns.ts';

/** What is wrong with a band by itself; empty when nothing is. */
export function checkBand(body: Wire['TargetBandBody']): Wire['FieldError'][] {
  const errors: Wire['FieldError'][] = [];
  if (body.to && body.to < body.from) {
    errors.push({ field: 'to', code: 'end_before_start', message: 'The last day lies before the first.' });
  }
  if (measureColumns.every((name) => isOpen(body[name]))) {
    errors.push({ field: '', code: 'band_empty', message: 'A target band has at least one limit.' });
  }
  return [...errors, ...measureColumns.flatMap((name) => checkLimits(name, body[name]))];
}

const isOpen = (band: Wire['Band'] | undefined) => (band?.low ?? null) === null && (band?.high ?? null) === null;

function checkLimits(name: MeasureColumn, band: Wire['Band'] | undefined): Wire['FieldError'][] {
  if (!band) return [];
  const errors = (['low', 'high'] as const)
    .filter((end) => band[end] !== null && !isPossible(measureOfColumn(name), band[end]))
    .map((end) => ({ field: `${name}.${end}`, code: 'impossible', message: 'No reading can have this value.' }));
  if (band.low !== null && band.high !== null && band.low > band.high) {
    errors.push({ field: `${name}.high`, code: 'low_over_high', message: 'The upper limit lies below the lower one.' });
  }
  return errors;
}
