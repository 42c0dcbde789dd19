import type { Wire } from '@seguia/openapi';
import { measureColumns } from '../database/measure-columns.ts';
import type { ReadingRow } from './readings.queries.ts';

/**
 * The body with each measure that it leaves out as the reading has it. An app of last year does not know every measure, and whoever corrects
 * a note with it must not clear the others; an app that takes a value away sends null.
 */
export function withLeftOut(body: Wire['ReadingBody'], current: ReadingRow | undefined): Wire['ReadingBody'] {
  if (!current) return body;
  const leftOut = measureColumns.filter((column) => body[column] === undefined);
  return { ...body, ...Object.fromEntries(leftOut.map((column) => [column, current[column]])) };
}
