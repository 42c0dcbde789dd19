import type { Wire } from '@seguia/openapi';
import { type FarmAccess, onFarm } from '../access/on-farm.ts';
import { hashToken, newToken } from '../access/tokens.ts';
import { recordAudit } from '../audit/audit.ts';
import type { AuditAction } from '../database/audit-action.ts';
import type { Trx } from '../database/transaction.ts';
import { Problem } from '../problems/problems.ts';
import { seconds, type Services } from '../services/services.ts';
import { findPerson } from '../session/account.queries.ts';
import { countRequest } from '../session/limits/attempts.ts';
import { etagOf } from '../sync/etag.ts';
import { write } from '../sync/write.ts';
import { invitationJson } from './invitation-json.ts';
import { canMailInvitation, mailInvitation } from './invitation-mail.ts';
import * as queries from './invitations.queries.ts';
import type { InvitationRow } from './invitations.queries.ts';

export const listInvitations = onFarm<'listInvitations'>('users.view', async ({ services }, farm) => {
  const found = await queries.findInvitations(services.database.lookups, farm.id, seconds(services.now()));
  const data = found
    .slice(0, queries.mostInvitations)
    .map((row) => invitationJson(row, { firstname: row.by_firstname, lastname: row.by_lastname }));
  const meta = { current_page: 1, per_page: queries.mostInvitations, has_more: found.length > queries.mostInvitations };
  return { status: 200, body: { data, meta } };
});

export const putInvitation = onFarm<'putInvitation'>('users.create', async (call, farm) => {
  const { services, params, body, headers, ip } = call;
  const { id } = params;
  const token = newToken();
  const email = textOf(body.email)?.toLowerCase() ?? null;
  await countMail(services, email, ip);
  const { row, outcome } = await write<InvitationRow>(
    services,
    farm,
    { subject: 'invitation', id, method: 'put', body, headers },
    {
      find: (trx) => queries.findInvitation(trx, farm.id, id),
      allow: () => undefined,
      change: async (_trx, _current, { version, now }) => ({
        farmer_id: farm.id,
        id,
        role: body.role,
        language: body.language,
        email,
        firstname: textOf(body.firstname),
        lastname: textOf(body.lastname),
        created_by: farm.accountId,
        created_at: now,
        expire_at: now + queries.invitationSeconds,
        used_at: null,
        deleted_at: null,
        version,
      }),
      store: (trx, made) =>
        storeAndLog(trx, made, { token, action: 'invitation_made', actor: farm.accountId, address: ip }),
      action: () => 'created',
    },
  );
  const status = outcome === 'created' ? 201 : 200;
  return { status, etag: etagOf(row), body: await handOut(services, farm, row, outcome === 'created' ? token : null) };
});

export const renewInvitation = onFarm<'renewInvitation'>('users.create', async (call, farm) => {
  const { services, params, headers, ip } = call;
  const { id } = params;
  const token = newToken();
  // Outside of the write, which may be retried: a mail must count only once.
  const known = await queries.findInvitation(services.database.lookups, farm.id, id);
  if (known && isOpen(known)) await countMail(services, known.email, ip);
  const { row, outcome } = await write<InvitationRow>(
    services,
    farm,
    { subject: 'invitation', id, method: 'renew', body: null, headers },
    {
      find: (trx) => queries.findInvitation(trx, farm.id, id),
      allow: mustBeOpen,
      async change(_trx, current, { version, now }) {
        const expire_at = now + queries.invitationSeconds;
        // From now on it belongs to the person who renewed it, because its author may have left.
        return current ? { ...current, created_by: farm.accountId, expire_at, version } : null;
      },
      store: (trx, row) =>
        storeAndLog(trx, row, { token, action: 'invitation_renewed', actor: farm.accountId, address: ip }),
      action: () => 'updated',
    },
  );
  return {
    status: 200,
    etag: etagOf(row),
    body: await handOut(services, farm, row, outcome === 'changed' ? token : null),
  };
});

export const deleteInvitation = onFarm<'deleteInvitation'>('users.delete', async (call, farm) => {
  const { services, params, headers, ip } = call;
  const { id } = params;
  const { row } = await write<InvitationRow>(
    services,
    farm,
    { subject: 'invitation', id, method: 'delete', body: null, headers },
    {
      find: (trx) => queries.findInvitation(trx, farm.id, id),
      allow: mustBeOpen,
      change: async (_trx, current, { version, now }) => (current ? { ...current, version, deleted_at: now } : null),
      store: (trx, gone) =>
        storeAndLog(trx, gone, { token: null, action: 'invitation_withdrawn', actor: farm.accountId, address: ip }),
      action: () => 'deleted',
    },
  );
  return { status: 204, etag: etagOf(row) };
});

const textOf = (text: string | null | undefined) => text?.trim() || null;

/** Used and withdrawn invitations no longer exist for callers; expired ones do. */
const isOpen = (row: InvitationRow) => row.used_at === null && row.deleted_at === null;

function mustBeOpen(current: InvitationRow | undefined) {
  if (!current || !isOpen(current)) throw new Problem('not_found');
}

/** Limits mails like requests for a new password, because a server that mails to any typed address can be abused. Throws a 429. */
async function countMail(services: Services, email: string | null, ip: string) {
  if (email !== null && canMailInvitation(services)) await countRequest(services.limits.forgotPassword, { email, ip });
}

interface Log {
  token: string | null;
  action: AuditAction;
  actor: string;
  address: string;
}

async function storeAndLog(trx: Trx, row: InvitationRow, { token, action, actor, address }: Log) {
  await queries.storeInvitation(trx, row, token === null ? null : hashToken(token));
  const at = row.deleted_at ?? row.expire_at - queries.invitationSeconds;
  await recordAudit(trx, at, { action, owner: { farm: row.farmer_id }, actor, address, detail: row.role });
}

/** The answer with the token, which is given only once, and the mail if there is an address. A repeated request gets neither. */
async function handOut(
  services: Services,
  farm: FarmAccess,
  row: InvitationRow,
  token: string | null,
): Promise<Wire['MadeInvitation']> {
  const { firstname, lastname } = await findPerson(services.database.db, row.created_by);
  const mailed = token !== null && row.email !== null && canMailInvitation(services);
  if (mailed) {
    const { email, language } = row;
    services.later(() => mailInvitation(services, { to: email ?? '', language, farm: farm.name, token }));
  }
  return { invitation: invitationJson(row, { firstname, lastname }), token, mailed };
}
