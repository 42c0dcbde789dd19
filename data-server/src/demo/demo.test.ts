import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { openDatabase } from '../database/open-database.ts';
import { Person } from '../../testing/person.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { testServer } from '../../testing/test-server.ts';
import { makeDemo } from './demo.ts';

const server = await testServer();
const now = new Date('2026-06-15T12:00:00Z');
const began = process.cpuUsage();
await makeDemo(server.db, now);
const { user, system } = process.cpuUsage(began);

async function loggedIn(name: string) {
  const body = { email: `${name}@demo.test`, password: 'seguia-demo', device_name: 'test' };
  const answer = await server.anybody.call<Wire['Session']>('POST', '/auth/login', { body });
  return new Person(server.app, answer.body.token, '');
}

async function farmOf(person: Person, name: string) {
  const { body } = await person.get<Wire['FarmerPage']>(`/farmers?search=${encodeURIComponent(name)}`);
  return `/farmers/${body.data[0]?.id}`;
}

describe('the demo', () => {
  test('needs only seconds of processor time, however busy the machine is', () => {
    expect((user + system) / 1e6).toBeLessThan(12);
  });

  test('gives the manager 62 farms, recorder and viewer one, and one account none', async () => {
    const total = async (name: string) =>
      (await (await loggedIn(name)).get<Wire['FarmerPage']>('/farmers')).body.meta.total;
    expect([await total('manager'), await total('recorder'), await total('viewer'), await total('nofarm')]).toEqual([
      62, 1, 1, 0,
    ]);
  });

  test('has a farm that has not subscribed', async () => {
    const closed = await loggedIn('closed');
    expect((await closed.get(await farmOf(closed, 'Ferme sans module'))).status).toBe(416);
  });

  test('has an oasis with 12 plots, 3 crops, 7 varieties and 18 months of readings', async () => {
    const manager = await loggedIn('manager');
    const oasis = await farmOf(manager, 'Oasis du Souss');
    const count = async (list: string) =>
      (await manager.get<Wire['PlotPage']>(`${oasis}/${list}total=true`)).body.meta.total ?? 0;
    expect([await count('plots?'), await count('crops?'), await count('crop-types?')]).toEqual([12, 3, 7]);
    // The API counts up to 10,000.
    expect(await count('readings?')).toBe(10_000);
    const { body } = await manager.get<Wire['ReadingPage']>(`${oasis}/readings`, { 'no-paginate': 'true' });
    expect(Math.abs(body.data.length - 19_700)).toBeLessThan(300);
    expect(body.meta.has_more).toBe(false);
    expect(body.data.at(-1)?.date).toBe('2024-12-16');
    expect(await count('readings?to=2024-12-16&')).toBeGreaterThan(30);
  });

  test('has an open instruction for a plot that waits for its reading, and one that the recorder has done', async () => {
    const manager = await loggedIn('manager');
    const oasis = await farmOf(manager, 'Oasis du Souss');
    const { body } = await manager.get<Wire['InstructionPage']>(`${oasis}/instructions`);
    const [open, done] = body.data;
    expect([open?.done_at, done?.done_by?.id]).toEqual([
      null,
      (await (await loggedIn('recorder')).get<Wire['Profile']>('/account')).body.id,
    ]);
    const readings = await manager.get<Wire['ReadingPage']>(
      `${oasis}/readings?from=2026-06-15&plot_id=${open?.plot_id}`,
    );
    expect(readings.body.data).toEqual([]);
  });

  test('has plots with a reading today and plots without', async () => {
    const manager = await loggedIn('manager');
    const oasis = await farmOf(manager, 'Oasis du Souss');
    const { body } = await manager.get<Wire['ReadingPage']>(`${oasis}/readings?from=2026-06-15`);
    expect(new Set(body.data.map(({ plot_id: plot }) => plot)).size).toBe(7);
    expect(body.data.every(({ timestamp }) => timestamp < now.getTime() / 1000)).toBe(true);
  });

  test('has a campaign of 18 months whose series is there, and bands on every plot', async () => {
    const manager = await loggedIn('manager');
    const oasis = await farmOf(manager, 'Oasis du Souss');
    const { body: campaigns } = await manager.get<Wire['CampaignPage']>(`${oasis}/campaigns`);
    const long = campaigns.data.find(({ name }) => name === 'Suivi 18 mois');
    const { body: series } = await manager.get<Wire['DaySeries']>(`${oasis}/campaigns/${long?.id}/series`);
    expect([series.days.length, series.plots.length]).toEqual([547, 12]);
    const { body: bands } = await manager.get<Wire['TargetBandPage']>(`${oasis}/target-bands`, { paginate: '200' });
    expect(new Set(bands.data.map(({ plot_id: plot }) => plot)).size).toBe(12);
  });

  test('keeps all rules: nothing impossible, some values unusual', async () => {
    const rows = await server.db.selectFrom('readings').selectAll().where('drain_percent', '>', 60).execute();
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.length).toBeLessThan(60);
  });

  test('is made once', async () => {
    await makeDemo(server.db, new Date('2026-07-01T12:00:00Z'));
    const { body } = await (await loggedIn('manager')).get<Wire['FarmerPage']>('/farmers');
    expect(body.meta.total).toBe(62);
  });

  test('is the same for the same day, and is refused in a database that has something else', async () => {
    const other = await openDatabase(await freshDatabase());
    await makeDemo(other.db, now);
    const hash = async (db: typeof other.db) => {
      const rows = await db.selectFrom('readings').selectAll().orderBy('farmer_id').orderBy('id').execute();
      return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    };
    expect(await hash(other.db)).toBe(await hash(server.db));
    await other.db.deleteFrom('server_state').where('key', '=', 'demo').execute();
    await expect(makeDemo(other.db, now)).rejects.toThrow('DEMO: the database holds something else');
    await other.close();
  });
});
