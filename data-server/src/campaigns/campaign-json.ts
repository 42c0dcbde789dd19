import type { Wire } from '@seguia/openapi';
import type { CampaignRow } from './campaigns.queries.ts';

/** A row in the form of the contract. */
export function campaignJson(row: CampaignRow & { firstname: string; lastname: string }): Wire['Campaign'] {
  const { id, name, start_date, end_date, visibility, created_at, updated_at, version } = row;
  const author = { id: row.created_by, firstname: row.firstname, lastname: row.lastname };
  return { id, name, start_date, end_date, visibility, created_by: author, created_at, updated_at, version };
}
