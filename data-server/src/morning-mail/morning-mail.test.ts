import { beforeEach, describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { addDays } from '@seguia/shared/domain/farm-time';
import { newId } from '@seguia/shared/domain/uuid';
import { prepareServer } from '../server.ts';
import { mailReceiver, partOf } from '../../testing/mail-receiver.ts';
import type { Person } from '../../testing/person.ts';
import { aReading, type TestFarm } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';
import { boardOfFarm } from './board-of-farm.ts';
import { claimMail } from './morning-mail.queries.ts';
import { sendMorningMails } from './send-morning-mails.ts';

const smtp = await mailReceiver();
const address = 'https://data.example.test';
const mailing = { smtpUrl: smtp.url, publicAddress: address, webAddress: 'https://farm.example.test' };
const server = await testServer(mailing);
const faults: unknown[] = [];
const send = (services = server.services) => sendMorningMails(services, (fault) => void faults.push(fault));
const mailsTo = ({ id }: Person) =>
  smtp.received.filter(({ to }) => to[0] === `${id}@example.test`).map(({ text }) => text);

beforeEach(() => {
  server.setClock('2026-06-15T12:00:00Z');
  smtp.state.refuse = null;
});

const choose = (who: Person, farm: TestFarm, body: Partial<Wire['MorningMailBody']> = {}, seen: number | null = null) =>
  who.write<Wire['MorningMail']>('PUT', `${farm.url}/morning-mail`, {
    body: { hour: 6, language: 'fr', ec_unit: 'mS/cm', ...body },
    seen,
  });

/** A farm in France with a plot outside its target, a plot without readings, and a reader who wants the mail at six. */
async function aFarmWithMail(body: Partial<Wire['MorningMailBody']> = {}, timeZone = 'Europe/Paris') {
  const farm = await server.addFarm({ name: 'Serres & Cie', timeZone });
  const [manager, reader] = [await server.addPerson(farm, 'manager'), await server.addPerson(farm, 'viewer')];
  const [salty, cropType] = [await farm.addPlot({ name: 'Serre 4 <b>' }), await farm.addCropType()];
  await farm.addPlot({ name: 'Serre 5' });
  await farm.plant(salty, cropType, '2026-01-01');
  const band = {
    plot_id: salty,
    crop_type_id: cropType,
    from: '2026-01-01',
    to: null,
    drain_ec: { low: 3, high: 4.2 },
  };
  await manager.write('PUT', `${farm.url}/target-bands/${newId()}`, { body: band, seen: null });
  const reading = aReading(salty, { time: '09:00', drain_ec: 4.6, drain_percent: 25 });
  await manager.write('PUT', `${farm.url}/readings/${newId()}`, { body: reading, seen: null });
  await choose(reader, farm, body);
  return { farm, manager, reader };
}

/** Six in the morning of the next day in Paris. */
const nextSix = '2026-06-16T04:00:00Z';

describe('the setting', () => {
  test('is off until somebody chooses an hour, on each farm apart', async () => {
    const { farm, reader } = await aFarmWithMail();
    const other = await server.addFarm();
    await reader.join(other, 'viewer', server.db);
    const on = await reader.get<Wire['MorningMail']>(`${farm.url}/morning-mail`);
    const off = await reader.get<Wire['MorningMail']>(`${other.url}/morning-mail`);
    expect(on.body).toMatchObject({ hour: 6, version: 1, email: `${reader.id}@example.test` });
    expect([off.body.hour, off.body.version, off.headers['etag']]).toEqual([null, 0, '"0"']);
  });

  test('moves on by versions, and ends', async () => {
    const { farm, reader } = await aFarmWithMail();
    expect((await choose(reader, farm, { hour: 7 }, 1)).body).toMatchObject({ hour: 7, version: 2 });
    expect((await choose(reader, farm, { hour: 8 }, 1)).status).toBe(412);
    await choose(reader, farm, { hour: null }, 2);
    server.setClock(nextSix);
    await send();
    expect(mailsTo(reader)).toEqual([]);
  });

  test('holds what signs the link in no answer and no revision', async () => {
    const { farm, reader } = await aFarmWithMail();
    const [row] = await server.db.selectFrom('morning_mails').selectAll().where('farmer_id', '=', farm.id).execute();
    const revisions = await server.db.selectFrom('revisions').selectAll().where('farmer_id', '=', farm.id).execute();
    const { body } = await reader.get(`${farm.url}/morning-mail`);
    expect(JSON.stringify([revisions, body])).not.toContain(row?.secret);
  });

  test('is missing if the server sends no mail, and the server does not announce it', async () => {
    const silent = await testServer({ smtpUrl: null, publicAddress: address });
    const farm = await silent.addFarm();
    const person = await silent.addPerson(farm);
    expect((await person.get(`${farm.url}/morning-mail`)).status).toBe(404);
    expect((await choose(person, farm)).status).toBe(404);
    const capabilities = async (who: Person) => (await who.get<Wire['ServerInfo']>('')).body.capabilities;
    expect(await capabilities(silent.anybody)).not.toContain('morning-mail');
    expect(await capabilities(server.anybody)).toContain('morning-mail');
  });
});

describe('the mail', () => {
  test('ignores a withdrawn target, and says when a plot was last read, however long ago', async () => {
    const { farm, manager, reader } = await aFarmWithMail();
    const { body: bands } = await manager.get<Wire['TargetBandPage']>(`${farm.url}/target-bands`);
    const [band] = bands.data;
    await manager.write('DELETE', `${farm.url}/target-bands/${band?.id}`, { seen: 1 });
    const plot = await farm.addPlot({ name: 'Serre 6' });
    const old = aReading(plot, { date: '2026-04-01', time: '09:00' });
    await manager.write('PUT', `${farm.url}/readings/${newId()}`, { body: old, seen: null });
    server.setClock(nextSix);
    await send();
    const text = partOf(mailsTo(reader)[0] ?? '', 'text/plain').replaceAll('\r', '');
    expect(text).not.toContain('hors cible');
    expect(text).not.toContain('Serre 6 – À relever\u00A0: aucun relevé.');
    expect(text).toContain('Serre 5 – À relever\u00A0: aucun relevé.');
  });

  // Specification 10: the morning mail says what is to be done at a plot
  test('says what is to be done at a plot, and no longer what was done or taken back', async () => {
    const { farm, manager, reader } = await aFarmWithMail();
    const plot = await farm.addPlot({ name: 'Serre 6' });
    const give = async (text: string) => {
      const at = `${farm.url}/instructions/${newId()}`;
      await manager.write('PUT', at, { body: { plot_id: plot, text }, seen: null });
      return at;
    };
    await give('Monter à 2,6 <b>');
    const done = await give('Rincer la rampe');
    const body = { plot_id: plot, text: 'Rincer la rampe', done_at: 1_780_000_000 };
    await manager.write('PUT', done, { body, seen: 1 });
    await manager.write('DELETE', await give('Purger'), { seen: 1 });
    server.setClock(nextSix);
    await send();
    const mail = mailsTo(reader)[0] ?? '';
    expect(partOf(mail, 'text/plain')).toContain('À faire\u00A0: Monter à 2,6 <b>');
    expect(partOf(mail, 'text/html')).toContain('Monter à 2,6 &lt;b&gt;');
    expect(mail).not.toMatch(/Rincer|Purger/);
  });

  test('is not sent again at another hour of the same day', async () => {
    const { farm, reader } = await aFarmWithMail();
    server.setClock(nextSix);
    await send();
    await choose(reader, farm, { hour: 9 }, 1);
    server.setClock('2026-06-16T07:00:00Z');
    await send();
    expect(mailsTo(reader)).toHaveLength(1);
    server.setClock('2026-06-17T07:00:00Z');
    await send();
    expect(mailsTo(reader)).toHaveLength(2);
  });

  test('is not sent by a stopping server, or for a farm that has not subscribed', async () => {
    const { farm, reader } = await aFarmWithMail();
    server.setClock(nextSix);
    await send({ ...server.services, stopping: () => true });
    const subscribed = async (modules: string[]) => {
      const set = { modules: JSON.stringify(modules) };
      await server.db.updateTable('farmers').set(set).where('id', '=', farm.id).execute();
      await send();
      return mailsTo(reader).length;
    };
    expect([await subscribed([]), await subscribed(['fertirrigation'])]).toEqual([0, 1]);
  });

  test.each([
    ['DATA', 0],
    ['CONN', 1],
  ])(
    'is tried again so many times after it broke off at %s, since after DATA it may have arrived: %d',
    async (command, again) => {
      const { reader } = await aFarmWithMail();
      server.setClock(nextSix);
      const broken = { send: () => Promise.reject(Object.assign(new Error('gone'), { command })) };
      await send({ ...server.services, mail: broken });
      await send();
      expect(mailsTo(reader)).toHaveLength(again);
    },
  );

  test('is not sent if the person changed its hour meanwhile', async () => {
    const { farm, reader } = await aFarmWithMail({ hour: 7 });
    const claim = { farmer_id: farm.id, account_id: reader.id, sent_on: null };
    expect(await claimMail(server.db, { ...claim, hour: 6 }, '2026-06-16')).toBe(false);
    expect(await claimMail(server.db, { ...claim, hour: 7 }, '2026-06-16')).toBe(true);
    expect(await claimMail(server.db, { ...claim, hour: 7 }, '2026-06-16')).toBe(false);
  });

  // Specification 10: drain is by volume where its volumes are known
  test('does not say that salts build up where only the small first drain is saltier every day', async () => {
    const { farm, manager } = await aFarmWithMail();
    const plot = await farm.addPlot({ name: 'Serre 6' });
    const add = (day: number, time: string, drainEc: number, totalDrained: number) => {
      const drippers = { intake_per_dripper: 300, dripper_count: 10, dripper_unit: 'ml' as const };
      const values = { intake_ec: 2, drain_ec: drainEc, total_drained: totalDrained, ...drippers };
      const reading = { date: addDays('2026-06-08', day), time, entry_type: 'drippers' as const, ...values };
      return manager.write('PUT', `${farm.url}/readings/${newId()}`, { body: aReading(plot, reading), seen: null });
    };
    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      expect((await add(day, '07:00', 3 + day * 0.2, 20)).status).toBe(201);
      await add(day, '13:00', 3, 980);
    }
    const board = await boardOfFarm(server.db, farm.id, '2026-06-15');
    const advice = board.find(({ plot: { plot: own } }) => own.id === plot)?.advice;
    expect(advice?.kind).toBe('untargeted');
  });

  test('has the board’s sentences, the most urgent first, as text and as a page', async () => {
    const { reader } = await aFarmWithMail();
    server.setClock(nextSix);
    await send();
    const [mail = ''] = mailsTo(reader);
    const text = partOf(mail, 'text/plain');
    expect(text.replaceAll('\r', '').replaceAll(/[\u00A0\u202F]/g, ' ')).toContain(
      [
        '2 parcelles : 1 hors cible, 1 sans relevé récent.',
        '',
        'Serre 4 <b> – EC de drainage 0,40 au-dessus de la cible : mesurez le % de drainage.',
        'Serre 5 – À relever : aucun relevé.',
      ].join('\n'),
    );
    expect(text).toContain('2 parcelles\u00A0: 1 hors cible');
    expect(text).toContain('https://farm.example.test/app');
    const html = partOf(mail, 'text/html');
    expect(html).toContain('lang="fr" dir="ltr"');
    expect(html).toContain('<bdi>Serre 4 &lt;b&gt;</bdi>');
    expect(html).not.toMatch(/<b>|<script|src=/);
  });

  // Specification 10: the board’s mail goes once, also with two servers
  test('is sent once a day, also with two servers at once, and after a restart', async () => {
    const { farm, reader } = await aFarmWithMail();
    server.setClock(nextSix);
    const { address: file } = server.services.database;
    const second =
      file === null
        ? server
        : await prepareServer({ ...server.services.settings, database: file }, server.services.now, true);
    await Promise.all([send(), send(second.services), send()]);
    await send(second.services);
    expect(mailsTo(reader)).toHaveLength(1);
    if (second !== server) await second.close();
    server.setClock('2026-06-17T04:00:00Z');
    await send();
    expect(mailsTo(reader)).toHaveLength(2);
    expect((await reader.get<Wire['MorningMail']>(`${farm.url}/morning-mail`)).body.hour).toBe(6);
  });

  // Specification 10: the board goes by mail to who wants it, once a day at their hour of the farm’s day, whatever the clocks do
  test('is sent at the hour of the farm’s day, before and after the clocks change', async () => {
    server.setClock('2026-10-23T12:00:00Z');
    const { reader } = await aFarmWithMail({ hour: 2 });
    const sentAt: string[] = [];
    // In the night of 25 October the hour from two to three comes twice.
    for (let at = Date.parse('2026-10-23T22:00:00Z'); at < Date.parse('2026-10-26T12:00:00Z'); at += 900_000) {
      server.setClock(new Date(at).toISOString());
      const before = mailsTo(reader).length;
      await send();
      if (mailsTo(reader).length > before) sentAt.push(new Date(at).toISOString().slice(0, 16));
    }
    expect(sentAt).toEqual(['2026-10-24T00:00', '2026-10-25T00:00', '2026-10-26T01:00']);
  });

  test('runs from right to left in Arabic, with its names and numbers kept apart', async () => {
    const { reader } = await aFarmWithMail({ language: 'ar-MA' });
    server.setClock(nextSix);
    await send();
    const [mail = ''] = mailsTo(reader);
    expect(partOf(mail, 'text/html')).toContain('lang="ar-MA" dir="rtl"');
    expect(partOf(mail, 'text/plain')).toMatch(/^\u200F\u2068Serre 4 <b>\u2069 – /m);
  });

  // Specification 10: who left the farm or may not see readings gets no mail
  test('is sent to nobody who left the farm, is disabled, or may not see readings', async () => {
    const { farm, manager, reader } = await aFarmWithMail();
    const [left, off, blind] = [
      await server.addPerson(farm),
      await server.addPerson(farm),
      await server.addPerson(farm),
    ];
    for (const person of [left, off, blind]) await choose(person, farm);
    await server.db.deleteFrom('farm_accounts').where('account_id', '=', left.id).execute();
    await server.db.updateTable('accounts').set({ disabled_at: 1 }).where('id', '=', off.id).execute();
    const rights = { permissions: JSON.stringify(['farms.view', 'plots.view']) };
    await server.db.updateTable('farm_accounts').set(rights).where('account_id', '=', blind.id).execute();
    const body = { role: 'viewer', disabled: true };
    await manager.write('PUT', `${farm.url}/members/${reader.id}`, { body, seen: 1 });
    server.setClock(nextSix);
    await send();
    expect([left, off, blind, reader].flatMap(mailsTo)).toEqual([]);
    // A person who comes back to the farm begins without the mail.
    expect(
      await server.db.selectFrom('morning_mails').select('account_id').where('account_id', '=', left.id).execute(),
    ).toEqual([]);
  });

  test('is not written for a farm whose plots are all closed, until one is open', async () => {
    const { farm, reader } = await aFarmWithMail();
    const close = (closed: 0 | 1) =>
      server.db.updateTable('plots').set({ closed }).where('farmer_id', '=', farm.id).execute();
    await close(1);
    server.setClock(nextSix);
    await send();
    expect(mailsTo(reader)).toEqual([]);
    await close(0);
    await send();
    expect(mailsTo(reader)).toHaveLength(1);
  });

  test('is sent to other farms if the board of one cannot be read', async () => {
    const [{ farm, reader }, { reader: another }] = [await aFarmWithMail(), await aFarmWithMail()];
    server.setClock(nextSix);
    const { database } = server.services;
    const lookups = database.lookups.withPlugin({
      transformQuery({ node }) {
        if (JSON.stringify(node).includes(farm.id)) throw new Error('broken off');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await send({ ...server.services, database: { ...database, lookups } });
    expect([mailsTo(reader).length, mailsTo(another).length, String(faults.at(-1))]).toEqual([
      0,
      1,
      'Error: broken off',
    ]);
    await send();
    expect(mailsTo(reader)).toHaveLength(1);
  });

  test('is tried again if it failed, but not if it was refused for good', async () => {
    const { reader } = await aFarmWithMail();
    server.setClock(nextSix);
    smtp.state.refuse = { code: 451 };
    await send();
    smtp.state.refuse = { code: 550 };
    await send();
    smtp.state.refuse = null;
    await send();
    expect(mailsTo(reader)).toEqual([]);
    const { reader: another } = await aFarmWithMail();
    await server.db.updateTable('morning_mails').set({ sent_on: null }).where('account_id', '=', another.id).execute();
    smtp.state.refuse = { code: 451 };
    await send();
    smtp.state.refuse = null;
    await send();
    expect(mailsTo(another)).toHaveLength(1);
    expect(faults.length).toBeGreaterThanOrEqual(3);
  });
});

describe('its link', () => {
  async function linkIn(who: Person) {
    server.setClock(nextSix);
    await send();
    const [mail = ''] = mailsTo(who);
    const unfolded = mail.replaceAll(/\r\n[ \t]+/g, '');
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, url = ''] = /^List-Unsubscribe: ?<([^>]+)>/m.exec(unfolded) ?? [];
    expect(partOf(mail, 'text/plain')).toContain(url);
    expect(url.startsWith(`${address}/v2/`)).toBe(true);
    return url.slice(address.length);
  }
  const open = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method, url, headers, ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }) });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const hourOf = async (who: Person, farm: TestFarm) =>
    (await who.get<Wire['MorningMail']>(`${farm.url}/morning-mail`)).body.hour;

  // Specification 10: one link ends the board’s mail without a login, and opens nothing else
  test('asks, and a press ends the mail without a login, in the mail’s language', async () => {
    const { farm, reader } = await aFarmWithMail({ language: 'pl' });
    const url = await linkIn(reader);
    const page = await open('GET', url);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toMatch(/lang="pl"[\s\S]*Serres &amp; Cie[\s\S]*<form method="post">/);
    // A scanner that opens the link does not end the mail.
    expect(await hourOf(reader, farm)).toBe(6);
    for (const headers of [form, { 'content-type': 'multipart/form-data; boundary=x' }])
      expect((await open('POST', url, headers)).statusCode).toBe(200);
    expect(await hourOf(reader, farm)).toBeNull();
    server.setClock('2026-06-17T04:00:00Z');
    await send();
    expect(mailsTo(reader)).toHaveLength(1);
  });

  test('opens nothing else, and no other signature ends a mail', async () => {
    const { farm, reader } = await aFarmWithMail();
    const { reader: other } = await aFarmWithMail();
    const [url, others] = [await linkIn(reader), await linkIn(other)];
    const [start, signature] = [url.slice(0, url.lastIndexOf('.')), others.slice(others.lastIndexOf('.'))];
    for (const wrong of [
      `${start}${signature}`,
      `${start}.${'A'.repeat(43)}`,
      url.slice(0, -1),
      '/v2/morning-mail/end',
    ])
      expect((await open('POST', wrong, form)).statusCode).toBe(404);
    expect(await hourOf(reader, farm)).toBe(6);
    const token = url.slice(url.indexOf('=') + 1);
    const answer = await server.anybody.get(farm.url, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(401);
  });
});
