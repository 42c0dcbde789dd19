import { expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { testServer } from '../../testing/test-server.ts';
import { storeLastUse } from '../access/access.queries.ts';
import { hashToken } from '../access/tokens.ts';
import { openSession, revokeSessions, storeOneTimePassword, useOneTimePassword } from './session.queries.ts';

const server = await testServer();

/** An account that was mailed a one-time password, and has one session. */
async function mailed(hash: string) {
  const person = await server.addPerson();
  const row = { account_id: person.id, password_hash: hash, expire_at: 10 };
  await storeOneTimePassword(server.db, row);
  return {
    id: person.id,
    mailAgain: (next: string) => storeOneTimePassword(server.db, { ...row, password_hash: next }),
  };
}

const passwordOf = async (id: string) => {
  const { password_hash: hash } = await server.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return hash;
};

const use = (accountId: string, hash: string) =>
  inTransaction(server.db, (trx) => useOneTimePassword(trx, hash, { accountId, at: 5, address: '127.0.0.1' }));

const openSessions = async (id: string) =>
  (await server.db.selectFrom('sessions').selectAll().where('account_id', '=', id).execute()).filter(
    ({ revoked_at: at }) => at === null,
  ).length;

test('only one of two people who use a one-time password at the same time logs in', async () => {
  const { id } = await mailed('one');
  const both = await Promise.all([use(id, 'one'), use(id, 'one')]);
  expect(both.toSorted((a, b) => Number(a) - Number(b))).toEqual([false, true]);
  expect(await passwordOf(id)).toBe('one');
});

test('only one of two people who use a handed over password at the same time logs in by it', async () => {
  const { id } = await server.addPerson();
  const handedOver = { password_hash: 'handed over', password_expire_at: 10 };
  await server.db.updateTable('accounts').set(handedOver).where('id', '=', id).execute();
  const both = await Promise.all([use(id, 'handed over'), use(id, 'handed over')]);
  expect(both.toSorted((a, b) => Number(a) - Number(b))).toEqual([false, true]);
  expect([await passwordOf(id), await use(id, 'handed over')]).toEqual(['handed over', false]);
});

test('a one-time password that a newer mail replaced logs nobody in, and changes nothing', async () => {
  const { id, mailAgain } = await mailed('older');
  const before = await passwordOf(id);
  await mailAgain('newer');
  expect(await use(id, 'older')).toBe(false);
  expect([await passwordOf(id), await openSessions(id)]).toEqual([before, 1]);
  expect(await use(id, 'newer')).toBe(true);
  expect([await passwordOf(id), await openSessions(id)]).toEqual(['newer', 0]);
});

test('using a one-time password does not change other accounts', async () => {
  const [used, other] = [await mailed('same'), await mailed('same')];
  await use(used.id, 'same');
  expect([await passwordOf(other.id), await openSessions(other.id)]).toEqual(['none', 1]);
  expect(await use(other.id, 'same')).toBe(true);
});

test('an account that is disabled after the check of its password gets no session, and loses none', async () => {
  const { id } = await server.addPerson();
  const times = { created_at: 5, updated_at: 5, expire_at: 9 };
  const device = { device_hash: id, device_name: 'phone', app: 'seguia', revoked_at: null };
  const session = (token: string) => ({ token_hash: `${id} ${token}`, account_id: id, ...device, ...times });
  const entry = { passwordHash: 'none', address: '127.0.0.1' };
  expect(await openSession(server.db, session('before'), entry)).toBe(true);
  await server.db.updateTable('accounts').set({ disabled_at: 5 }).where('id', '=', id).execute();
  expect(await openSession(server.db, session('after'), entry)).toBe(false);
  const rows = await server.db
    .selectFrom('sessions')
    .select(['token_hash', 'revoked_at'])
    .where('account_id', '=', id)
    .execute();
  expect(rows.filter(({ revoked_at: at }) => at === null)).toEqual([{ token_hash: `${id} before`, revoked_at: null }]);
});

test('a login with a password that changed after its check opens no session', async () => {
  const { id } = await server.addPerson();
  const times = { created_at: 5, updated_at: 5, expire_at: 9 };
  const device = { device_hash: id, device_name: 'phone', app: 'seguia', revoked_at: null };
  const session = { token_hash: `${id} late`, account_id: id, ...device, ...times };
  await server.db.updateTable('accounts').set({ password_hash: 'new' }).where('id', '=', id).execute();
  expect(await openSession(server.db, session, { passwordHash: 'none', address: '127.0.0.1' })).toBe(false);
  expect(await openSessions(id)).toBe(1);
});

test('a last use never moves back, and does not overwrite the end of a session', async () => {
  const person = await server.addPerson();
  const hash = hashToken(person.token ?? '');
  const lastUse = async () =>
    (await server.db.selectFrom('sessions').select('updated_at').where('token_hash', '=', hash).executeTakeFirst())
      ?.updated_at;
  const before = (await lastUse()) ?? 0;
  await storeLastUse(server.db, [hash], before + 900);
  // A later write of another server, whose clock is behind.
  await storeLastUse(server.db, [hash], before + 600);
  expect(await lastUse()).toBe(before + 900);
  await revokeSessions(server.db, person.id, before + 1000);
  await storeLastUse(server.db, [hash], before + 2000);
  expect(await lastUse()).toBe(before + 1000);
});
