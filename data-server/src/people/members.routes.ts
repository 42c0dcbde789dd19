import type { Wire } from '@seguia/openapi';
import { onFarm } from '../access/on-farm.ts';
import { hashToken } from '../access/tokens.ts';
import { recordAudit } from '../audit/audit.ts';
import { inTransaction, type Trx } from '../database/transaction.ts';
import { Problem, ruleBroken } from '../problems/problems.ts';
import { seconds } from '../services/services.ts';
import { revokeSessions } from '../session/session.queries.ts';
import { etagOf } from '../sync/etag.ts';
import type { Stamp } from '../sync/pending-write.ts';
import { write } from '../sync/write.ts';
import * as queries from './members.queries.ts';
import type { AccessRow } from './members.queries.ts';

type MemberRow = Awaited<ReturnType<typeof queries.findMember>>;

const memberJson = ({ disabled_at: off, ...member }: MemberRow): Wire['Member'] => ({
  ...member,
  disabled: off !== null,
});

export const listMembers = onFarm<'listMembers'>('users.view', async ({ services }, farm) => {
  const found = await queries.findMembers(services.database.lookups, farm.id).execute();
  const data = found.slice(0, queries.mostMembers).map(memberJson);
  const meta = { current_page: 1, per_page: queries.mostMembers, has_more: found.length > queries.mostMembers };
  return { status: 200, body: { data, meta } };
});

export const putMember = onFarm<'putMember'>('users.update', async (call, farm) => {
  const { services, params, body, headers, ip } = call;
  const { id } = params;
  const { row } = await write<AccessRow>(
    services,
    farm,
    { subject: 'member', id, method: 'put', body, headers },
    {
      find: (trx) => queries.findAccess(trx, farm.id, id),
      allow(current) {
        if (!current) throw new Problem('not_found');
      },
      change: (trx, current, stamp) => changeAccess(trx, body, current, stamp),
      async store(trx, changed) {
        await queries.storeAccess(trx, changed);
        const action = body.disabled ? 'access_disabled' : 'access_granted';
        const about = { owner: { farm: farm.id }, actor: farm.accountId, accountId: id, address: ip } as const;
        await recordAudit(trx, seconds(services.now()), { action, ...about, detail: body.role });
      },
      action: () => 'updated',
    },
  );
  const { role, version, disabled_at } = row;
  const person = await queries.findMember(services.database.db, farm.id, id);
  return { status: 200, etag: etagOf(row), body: memberJson({ ...person, role, version, disabled_at }) };
});

/** Permissions that were given one by one apply only with the role that they were given for. */
async function changeAccess(
  trx: Trx,
  { role, disabled }: Wire['MemberBody'],
  current: AccessRow | undefined,
  { version, now }: Stamp,
): Promise<AccessRow | null> {
  if (!current) return null;
  const leads = role === 'manager' && !disabled;
  const led = current.role === 'manager' && current.disabled_at === null;
  if (led && !leads && !(await queries.hasOtherManager(trx, current.farmer_id, current.id)))
    throw ruleBroken(disabled ? 'disabled' : 'role', 'last_manager', 'A farm keeps at least one manager.');
  const permissions = role === current.role ? current.permissions : null;
  return { ...current, role, permissions, disabled_at: disabled ? (current.disabled_at ?? now) : null, version };
}

export const endMemberSessions = onFarm<'endMemberSessions'>('users.update', async (call, farm) => {
  const { services, params, token, ip } = call;
  const { db } = services.database;
  const account = params.id;
  if (!(await queries.findAccess(db, farm.id, account))) throw new Problem('not_found');
  const at = seconds(services.now());
  // People who end their own sessions keep the device in their hand, like in Settings.
  const but = account === farm.accountId && token !== null ? { but: hashToken(token) } : {};
  await inTransaction(db, async (trx) => {
    const ended = await revokeSessions(trx, account, at, but);
    const event = { action: 'sessions_ended', owner: { account }, actor: farm.accountId } as const;
    await recordAudit(trx, at, { ...event, address: ip, detail: `${ended}` });
  });
  return { status: 204 };
});
