import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { hashPassword } from '../session/passwords.ts';
import { Person } from '../../testing/person.ts';
import { start, testServer } from '../../testing/test-server.ts';
import { clearOldAudit, hashOfEmail, recordAudit } from './audit.ts';

const server = await testServer();

const rowsOf = (owner: string) =>
  server.db.selectFrom('audit').selectAll().where('owner', '=', owner).orderBy('at').execute();

async function anAccount(password: string) {
  const { id } = await server.addPerson();
  const email = `${id}@example.test`;
  await server.db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .execute();
  const login = (typed: string) =>
    server.anybody.call<Wire['Session']>('POST', '/auth/login', {
      body: { email, password: typed, device_name: 'phone' },
    });
  return { id, email, login };
}

test('logins, failed ones, requests for a password and logouts are logged with the caller’s address, and no secret', async () => {
  const { id, email, login } = await anAccount('eau claire du puits');
  await login('a wrong guess here');
  const { body: session } = await login('eau claire du puits');
  await server.anybody.call('POST', '/account/forgot-password', { body: { email } });
  await new Person(server.app, session.token, id).get('/auth/logout');
  await server.idle();
  const rows = await rowsOf(id);
  expect(rows.map(({ action, actor }) => `${action} ${actor}`).toSorted()).toEqual([
    `login ${id}`,
    'login_failed ',
    `logout ${id}`,
    'password_requested ',
  ]);
  expect(rows.every(({ address, owner_kind: kind }) => address === '127.0.0.1' && kind === 'account')).toBe(true);
  const text = JSON.stringify(rows);
  for (const secret of ['eau claire', 'wrong guess', session.token, session.device_token])
    expect(text).not.toContain(secret);
});

test('what was typed as an e-mail that no account has is logged as a hash', async () => {
  const typed = 'my-password-in-the-wrong-field';
  await server.anybody.call('POST', '/auth/login', { body: { email: typed, password: 'x', device_name: 'phone' } });
  await server.idle();
  const rows = await rowsOf(hashOfEmail(typed));
  expect(rows.map(({ action, owner_kind: kind }) => [action, kind])).toEqual([['login_failed', 'email']]);
  expect(JSON.stringify(rows)).not.toContain(typed);
});

test('rows are dropped at the age of the setting, failed logins after 30 days', async () => {
  const day = 86_400;
  const now = new Date(start);
  const owner = newId();
  const at = (days: number) => Math.floor(now.getTime() / 1000) - days * day;
  for (const days of [1, 29, 31, 99, 101]) {
    for (const action of ['login', 'login_failed'] as const)
      await recordAudit(server.db, at(days), { action, owner: { account: owner }, actor: '' });
  }
  await clearOldAudit(server.db, 100 * day, now);
  const left = (await rowsOf(owner)).map((row) => `${row.action} ${(at(0) - row.at) / day}`);
  expect(left.toSorted()).toEqual(['login 1', 'login 29', 'login 31', 'login 99', 'login_failed 1', 'login_failed 29']);
});
