import type { Wire } from '@seguia/openapi';
import type { InvitationRow } from './invitations.queries.ts';

type Names = Pick<Wire['Person'], 'firstname' | 'lastname'>;

/** A row in the form of the contract, with the names of its author. */
export function invitationJson(row: InvitationRow, by: Names): Wire['Invitation'] {
  const { id, role, language, email, firstname, lastname, created_at, expire_at, version } = row;
  const created_by = { id: row.created_by, ...by };
  return { id, role, language, email, firstname, lastname, created_by, created_at, expire_at, version };
}
