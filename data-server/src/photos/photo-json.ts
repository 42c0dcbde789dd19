import type { Wire } from '@seguia/openapi';
import type { PhotoRow } from './photos.queries.ts';

/** A row in the form of the contract. */
export function photoJson(row: PhotoRow & { firstname: string; lastname: string }): Wire['Photo'] {
  const { id, reading_id, width, height, bytes, sha256, created_at, updated_at, version } = row;
  const author = { id: row.created_by, firstname: row.firstname, lastname: row.lastname };
  return { id, reading_id, width, height, bytes, sha256, created_by: author, created_at, updated_at, version };
}
