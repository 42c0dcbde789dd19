import type { Wire } from '@seguia/openapi';
import type { ImportRow } from './imports.queries.ts';

/** A row in the form of the contract. */
export function importJson(row: ImportRow & { firstname: string; lastname: string }): Wire['Import'] {
  const { id, file_name, imported, skipped, stayed, created_at, version, deleted_at: undoneAt } = row;
  const created_by = { id: row.created_by, firstname: row.firstname, lastname: row.lastname };
  return {
    id,
    file_name,
    imported,
    skipped,
    created_by,
    created_at,
    version,
    ...(stayed === null ? {} : { stayed }),
    ...(undoneAt === null ? {} : { undone_at: undoneAt }),
  };
}
