import type { Wire } from '@seguia/openapi';
import { fieldColumns } from '../database/measure-columns.ts';
import type { ReadingRow } from './readings.queries.ts';

/**
 * The fields in which a reading differs from its previous version; for the first version all that it has. Both are stored revisions: a
 * column that did not exist then counts as null.
 */
export function changesBetween(before: string | undefined, after: string): Wire['RevisionChange'][] {
  const old = before === undefined ? null : (JSON.parse(before) as ReadingRow);
  const made = JSON.parse(after) as ReadingRow;
  return fieldColumns
    .map((field) => ({ field, old: old?.[field] ?? null, new: made[field] ?? null }))
    .filter((change) => change.old !== change.new);
}
