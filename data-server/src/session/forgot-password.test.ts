import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { SMTPServer } from 'smtp-server';
import type { Wire } from '@seguia/openapi';
import { clearCounters, start, testServer } from '../../testing/test-server.ts';
import { inTransaction } from '../database/transaction.ts';
import { setPassword } from '../operator/passwords.ts';
import { createMail } from '../services/mail.ts';
import { seconds } from '../services/services.ts';
import { hashPassword } from './passwords.ts';

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'seguia-mail-'));
const server = await testServer({
  dataDir,
  limits: {
    login: { count: 0, seconds: 1 },
    forgotPassword: { count: 4, seconds: 900 },
    general: { count: 0, seconds: 1 },
  },
});
const passwordHash = await hashPassword('eau claire');

async function anAccount() {
  const person = await server.addPerson();
  await server.db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', person.id).execute();
  return `${person.id}@example.test`;
}

const requestPassword = (email: string, language = 'fr') =>
  server.anybody.call<Wire['Message']>('POST', '/account/forgot-password', {
    body: { email, from: 'test' },
    headers: { 'accept-language': language },
  });
const login = async (email: string, password: string) =>
  (await server.anybody.call('POST', '/auth/login', { body: { email, password, device_name: 'x' } })).status;

async function mailTo(email: string): Promise<string> {
  await server.idle();
  const folder = path.join(dataDir, 'mail');
  for (const name of (await readdir(folder)).toSorted().toReversed()) {
    const text = await readFile(path.join(folder, name), 'utf8');
    if (text.includes(`To: ${email}`)) return text;
  }
  throw new Error(`No mail to ${email}`);
}

const passwordIn = (mail: string) => /^ {4}(\S+)\r?$/m.exec(mail)?.[1] ?? '';

beforeEach(async () => {
  server.setClock(start);
  await clearCounters(server.services);
});

describe('forgot password', () => {
  test('mails nothing to an account that is disabled', async () => {
    const email = await anAccount();
    await requestPassword(email);
    await mailTo(email);
    const disabled = await anAccount();
    await server.db.updateTable('accounts').set({ disabled_at: 1 }).where('email', '=', disabled).execute();
    expect((await requestPassword(disabled)).status).toBe(200);
    await expect(mailTo(disabled)).rejects.toThrow('No mail');
  });

  // Specification 7: POST /account/forgot-password: the success message
  test('answers in the specified words, alike for known and unknown e-mails', async () => {
    const known = await requestPassword(await anAccount());
    const unknown = await requestPassword('nobody@example.test');
    const message = 'A new password has been sent to you by email to the address indicated.';
    expect([known.status, known.body]).toEqual([200, { message }]);
    expect(unknown.body).toEqual(known.body);
    await server.idle();
  });

  test('answers before it looks whether the e-mail is known', async () => {
    const email = await anAccount();
    const { services } = server;
    const { database, later } = services;
    const work: (() => Promise<void>)[] = [];
    services.later = (job) => void work.push(job);
    Object.defineProperty(services, 'database', {
      configurable: true,
      get: () => expect.fail('It looked before it answered.'),
    });
    const { status } = await requestPassword(email);
    Object.assign(Object.defineProperty(services, 'database', { value: database, writable: true }), { later });
    expect(status).toBe(200);
    for (const job of work) services.later(job);
    expect(passwordIn(await mailTo(email))).toMatch(/^\S{8,}$/);
  });

  test('mails a one-time password; the old one works until it is used', async () => {
    const email = await anAccount();
    await requestPassword(email);
    const password = passwordIn(await mailTo(email));
    expect(await login(email, 'eau claire')).toBe(200);
    expect(await login(email, password)).toBe(200);
    expect(await login(email, 'eau claire')).toBe(422);
    expect(await login(email, password)).toBe(200);
  });

  test('the one-time password is valid for one hour', async () => {
    const email = await anAccount();
    await requestPassword(email);
    const password = passwordIn(await mailTo(email));
    server.setClock('2026-06-15T13:00:01Z');
    expect(await login(email, password)).toBe(422);
    expect(await login(email, 'eau claire')).toBe(200);
  });

  test('asked twice, the newer mail counts', async () => {
    const email = await anAccount();
    await requestPassword(email);
    const older = passwordIn(await mailTo(email));
    await requestPassword(email);
    const newer = passwordIn(await mailTo(email));
    expect(newer).not.toBe(older);
    expect([await login(email, older), await login(email, newer)]).toEqual([422, 200]);
  });

  test('using it ends the sessions of other devices', async () => {
    const email = await anAccount();
    const session = await server.anybody.call<Wire['Session']>('POST', '/auth/login', {
      body: { email, password: 'eau claire', device_name: 'lost phone' },
    });
    await requestPassword(email);
    await login(email, passwordIn(await mailTo(email)));
    const headers = { authorization: `Bearer ${session.body.token}` };
    expect((await server.anybody.get('/account', headers)).status).toBe(401);
  });

  test.each([
    ['ar-MA,ar;q=0.9', 'charset=utf-8'],
    ['pl', 'Dzie=C5=84 dobry'],
    ['de, en;q=0.8', 'You asked for a new password'],
    ['de', 'Bonjour'],
  ])('writes in the language of the person (%s)', async (language, words) => {
    const email = await anAccount();
    await requestPassword(email, language);
    expect(await mailTo(email)).toContain(words);
  });

  test('asked too often is a 429', async () => {
    const email = await anAccount();
    for (let time = 0; time < 4; time += 1) expect((await requestPassword(email)).status).toBe(200);
    const { status, headers } = await requestPassword(email);
    expect([status, headers['retry-after']]).toEqual([429, '900']);
    await server.idle();
  });
});

describe('in production without a mail server', () => {
  test('promises nobody a mail, known or not, and writes no password anywhere', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'seguia-no-mail-'));
    const production = await testServer({ production: true, smtpUrl: null, dataDir: folder });
    const known = await production.addPerson();
    for (const email of [`${known.id}@example.test`, 'nobody@example.test']) {
      const url = '/account/forgot-password';
      const { status, headers, body } = await production.anybody.call('POST', url, { body: { email, from: 'test' } });
      expect([status, headers['retry-after'], body.code]).toEqual([503, '3600', 'no_mail']);
    }
    await production.idle();
    expect(await readdir(folder)).toEqual([]);
    expect(await production.db.selectFrom('one_time_passwords').selectAll().execute()).toEqual([]);
  });
});

describe('mail', () => {
  test('in a file can be read by the server only', async () => {
    await requestPassword(await anAccount());
    await server.idle();
    const folder = path.join(dataDir, 'mail');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const name of await readdir(folder)) expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
  });

  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.setEncoding('utf8');
      let text = '';
      stream.on('data', (part: string) => (text += part));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

  test('goes by SMTP if an address is set', async () => {
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as { port: number };
    const mail = createMail({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Seguia <a@b.test>', dataDir });
    await mail.send({ to: 'c@d.test', subject: 'Bonjour', text: 'Ceci est un essai.' });
    expect(received[0]).toContain('To: c@d.test');
    expect(received[0]).toContain('Ceci est un essai.');
  });
});

describe('a password that an operator has handed over', () => {
  const handedOver = 'abcd-efgh-jkmn';

  async function handOver() {
    const email = await anAccount();
    const { id } = await server.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const secret = { hash: await hashPassword(handedOver), oneTime: handedOver };
    await inTransaction(server.db, (trx) => setPassword(trx, id, seconds(new Date(start)), secret));
    return email;
  }

  async function mailedTo(email: string) {
    await requestPassword(email);
    return passwordIn(await mailTo(email));
  }

  test('works whoever requests a mail for that address, and ends the mailed one', async () => {
    const email = await handOver();
    const mailed = await mailedTo(email);
    expect(await login(email, handedOver)).toBe(200);
    expect([await login(email, mailed), await login(email, handedOver)]).toEqual([422, 200]);
  });

  test('ends when a mailed one is used', async () => {
    const email = await handOver();
    const mailed = await mailedTo(email);
    expect(await login(email, mailed)).toBe(200);
    expect([await login(email, handedOver), await login(email, mailed)]).toEqual([422, 200]);
  });

  test('is valid for 72 hours, and for good once it was used', async () => {
    const [used, unused] = [await handOver(), await handOver()];
    server.setClock('2026-06-18T12:00:00Z');
    expect(await login(used, handedOver)).toBe(200);
    server.setClock('2026-06-18T12:00:01Z');
    expect([await login(used, handedOver), await login(unused, handedOver)]).toEqual([200, 422]);
    expect(await login(unused, await mailedTo(unused))).toBe(200);
  });
});
