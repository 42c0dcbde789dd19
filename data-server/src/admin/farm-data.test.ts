import { mkdtemp, readFile, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { aPhoto } from '@seguia/testing/photos';
import { nextChangeNo } from '../database/statements/next-change-no.ts';
import { inTransaction } from '../database/transaction.ts';
import { insertReadings } from '../../testing/many-readings.ts';
import { readSettings } from '../services/settings.ts';
import { lineRunner } from '../../testing/line-runner.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { aCampaign, aReading, type TestFarm } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';
import { farmTables } from './backup-format.ts';
import { deleteFarm } from './delete-farm.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'seguia-farm-data-'));
const fresh = await freshDatabase();
const database = fresh === ':memory:' ? path.join(folder, 'seguia.db') : fresh;
const server = await testServer({
  database,
  smtpUrl: 'smtp://127.0.0.1:1',
  publicAddress: 'https://data.example.test',
});
const run = lineRunner({ ...readSettings({}), database, logLevel: 'error' });
const aFile = () => path.join(folder, `${newId()}.gz`);

/** A farm with a row in every table that has a farm's id, with its manager and with somebody who recorded on it once. */
async function aFullFarm(name = `Ferme ${newId().slice(-6)}`) {
  const farm = await server.addFarm({ name });
  const [manager, gone] = [await server.addPerson(farm, 'manager'), await server.addPerson(farm, 'recorder')];
  const [plot, cropType] = [await farm.addPlot(), await farm.addCropType()];
  await farm.plant(plot, cropType, '2026-01-01');
  const url = `${farm.url}/readings/${newId()}`;
  await gone.write('PUT', url, { body: aReading(plot), seen: null });
  await manager.putPicture(`${url}/photos/${newId()}`, aPhoto());
  await manager.write('PUT', `${farm.url}/campaigns/${newId()}`, { body: aCampaign(), seen: null });
  const band = { plot_id: plot, crop_type_id: cropType, from: '2026-01-01', to: null, intake_ec: { low: 1, high: 2 } };
  await manager.write('PUT', `${farm.url}/target-bands/${newId()}`, { body: band, seen: null });
  await manager.write('PUT', `${farm.url}/water-days/2026-01-01`, { body: { irrigation: 5 }, seen: null });
  const instruction = { plot_id: plot, text: 'Regarder le goutteur 3' };
  await manager.write('PUT', `${farm.url}/instructions/${newId()}`, { body: instruction, seen: null });
  const imported = { place: { sheet: 'cahier', row: 2, cell: 'B2' }, reading: aReading(plot) };
  const file = { file_name: 'cahier.csv', readings: [imported] };
  await manager.write('PUT', `${farm.url}/imports/${newId()}`, { body: file, seen: null });
  const meter = newId();
  await manager.write('PUT', `${farm.url}/meters/${meter}`, { body: { name: 'pH 1', kind: 'ph' }, seen: null });
  const calibration = { meter_id: meter, at: 1_780_000_000, slope: 97 };
  await manager.write('PUT', `${farm.url}/calibrations/${newId()}`, { body: calibration, seen: null });
  const invitation = { role: 'viewer', language: 'fr' };
  await manager.write('PUT', `${farm.url}/invitations/${newId()}`, { body: invitation, seen: null });
  const mail = { hour: 6, language: 'fr', ec_unit: 'mS/cm' };
  await manager.write('PUT', `${farm.url}/morning-mail`, { body: mail, seen: null });
  await run(`access remove --farm ${farm.id} --email ${gone.id}@example.test`);
  return { farm, name, manager, gone, plot, url };
}

const fill = ({ id }: TestFarm, plot: string, author: string, count: number) =>
  insertReadings(server.services.database, {
    farmId: id,
    plots: [plot],
    authors: [author],
    count,
    today: '2026-06-15',
  });

const rowsOf = (table: (typeof farmTables)[number], { id }: TestFarm) =>
  server.db.selectFrom(table).selectAll().where('farmer_id', '=', id).execute();

const countsOf = async (farm: TestFarm) =>
  Object.fromEntries(
    await Promise.all(farmTables.map(async (table) => [table, (await rowsOf(table, farm)).length] as const)),
  );

async function picturesOf({ id }: TestFarm): Promise<number> {
  let count = 0;
  for await (const _picture of server.services.photoFiles.list(id)) count += 1;
  return count;
}

const auditOf = (owner: string) => server.db.selectFrom('audit').selectAll().where('owner', '=', owner).execute();

test('every table of the database belongs to a farm, so that it is exported and deleted with it, or is on the list of exceptions', async () => {
  const tables = await server.db.introspection.getTables();
  // Extensions of a database, as Citus, have views.
  const named = tables
    .filter(({ isView }) => !isView)
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
  const ofFarm = named.filter(({ columns }) => columns.includes('farmer_id')).map(({ name }) => name);
  // Copies of what a farm has are deleted with it, and not exported.
  expect(ofFarm.toSorted()).toEqual([...farmTables, 'account_farms'].toSorted());
  const others = named.map(({ name }) => name).filter((name) => !ofFarm.includes(name));
  // `farmers` and `audit` have the farm's id in another column, so both are listed here by name.
  expect(others.toSorted()).toEqual(
    ['accounts', 'audit', 'farmers', 'limits', 'one_time_passwords', 'server_state', 'sessions'].toSorted(),
  );
});

describe('farms delete', () => {
  test('removes every row of the farm but one line of the audit log, and no row of other farms', async () => {
    const [gone, other] = [await aFullFarm(), await aFullFarm()];
    const [before, ofOther] = [await countsOf(gone.farm), await countsOf(other.farm)];
    expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
    expect(await run(`farms delete --farm ${gone.farm.id} --confirm`, gone.name)).toContain('is deleted');
    expect(Object.values(await countsOf(gone.farm)).filter((rows) => rows > 0)).toEqual([]);
    expect(await server.db.selectFrom('farmers').select('id').where('id', '=', gone.farm.id).execute()).toEqual([]);
    expect(await auditOf(gone.farm.id)).toMatchObject([
      {
        action: 'farm_deleted',
        actor: expect.stringMatching(/^operator ./),
        detail: expect.stringMatching(/^\d+ rows$/),
      },
    ]);
    expect(await countsOf(other.farm)).toEqual(ofOther);
    expect((await other.manager.get(other.url)).status).toBe(200);
    expect([await picturesOf(gone.farm), await picturesOf(other.farm)]).toEqual([0, 1]);
  });

  // Specification 7: a deleted farm is answered as one that is not there
  test('makes the farm unknown to its phones, and leaves its people logged in', async () => {
    const { farm, name, manager, plot, url } = await aFullFarm();
    const other = await server.addFarm();
    await manager.join(other, 'viewer', server.db);
    const data = JSON.parse(await run(`farms delete --farm ${farm.id} --json --confirm`, name)) as object;
    expect(data).toMatchObject({ farm_id: farm.id, accounts_without_farm: [] });
    const sync = { 'sync-date': '0', 'sync-is-possible': 'true' };
    const calls = [
      manager.get(farm.url),
      manager.get(`${farm.url}/readings`, sync),
      manager.write('PUT', `${farm.url}/readings/${newId()}`, { body: aReading(plot), seen: null }),
      manager.write('DELETE', url, { seen: 1 }),
    ];
    for (const { status, body } of await Promise.all(calls)) expect([status, body.code]).toEqual([404, 'not_found']);
    const { body } = await manager.get<Wire['FarmerPage']>('/farmers');
    expect(body.data.map(({ id }) => id)).toEqual([other.id]);
  });

  test('requires the exact name, says what would be lost, and names people who would be left without a farm', async () => {
    const { farm, name, manager } = await aFullFarm();
    for (const typed of [name.toLowerCase(), farm.id, `${name} `, ''])
      await expect(run(`farms delete --farm ${farm.id} --confirm`, typed)).rejects.toThrow(
        `"${name}" is the farm that would be deleted for good, with 1 readings. Nothing is deleted.`,
      );
    expect((await manager.get(farm.url)).status).toBe(200);
    expect(await run(`farms delete --farm ${farm.id} --confirm`, name)).toContain(`${manager.id}@example.test`);
    await expect(run(`farms delete --farm ${farm.id} --confirm`, name)).rejects.toThrow('there is none');
  });

  test('finishes with more rows than a transaction holds, and with what an earlier try left', async () => {
    const { farm, manager, plot } = await aFullFarm();
    const rows = 2500;
    await fill(farm, plot, manager.id, rows);
    await server.db.deleteFrom('farm_accounts').where('farmer_id', '=', farm.id).execute();
    await server.db.deleteFrom('revisions').where('farmer_id', '=', farm.id).execute();
    const counts = await deleteFarm(server.db, server.services.photoFiles, farm.id, 'operator test', new Date());
    expect([counts['readings'], counts['revisions'], counts['farm_accounts']]).toEqual([rows + 1, 0, 0]);
    expect(Object.values(await countsOf(farm)).filter((left) => left > 0)).toEqual([]);
  });

  test('answers a write that was under way with a 404', async () => {
    const { farm, name } = await aFullFarm();
    await run(`farms delete --farm ${farm.id} --confirm`, name);
    await expect(inTransaction(server.db, (trx) => nextChangeNo(trx, farm.id))).rejects.toMatchObject({ status: 404 });
  });
});

describe('farms export', () => {
  interface Line {
    table?: string;
    rows?: Record<string, unknown>[];
  }

  async function exported(file: string) {
    const text = gunzipSync(await readFile(file)).toString();
    const lines = text.trimEnd().split('\n');
    const [head, ...parts] = lines.map((line) => JSON.parse(line) as Line);
    const rows = Map.groupBy(parts.slice(0, -1), ({ table }) => table ?? '');
    const of = (table: string) => (rows.get(table) ?? []).flatMap((line) => line.rows ?? []);
    const hash = createHash('sha256')
      .update(
        lines
          .slice(1, -1)
          .map((line) => `${line}\n`)
          .join(''),
      )
      .digest('hex');
    return { text, head, of, end: parts.at(-1), hash };
  }

  test('holds every row of the farm and the names in it, nothing to log in with, and nothing of another farm', async () => {
    const [mine, other] = [await aFullFarm(), await aFullFarm()];
    await fill(mine.farm, mine.plot, mine.manager.id, 1200);
    const file = aFile();
    const result = JSON.parse(await run(`farms export ${file} --json --farm`, mine.name)) as { rows: number };
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { text, head, of, end, hash } = await exported(file);
    expect(head).toMatchObject({ seguia_farm: 1, farm: { id: mine.farm.id, name: mine.name } });
    // What opens an invitation or ends a mail is not exported.
    const ours = { token_hash: undefined, secret: undefined };
    const byText = (rows: object[]) => rows.map((row) => JSON.stringify({ ...row, ...ours })).toSorted();
    expect(text).not.toMatch(/token_hash|secret/);
    for (const table of farmTables) expect(byText(of(table)), table).toEqual(byText(await rowsOf(table, mine.farm)));
    expect(of('readings')).toHaveLength(1201);
    expect(of('farmers').map(({ id }) => id)).toEqual([mine.farm.id]);
    expect(new Set(of('audit').map(({ action }) => action))).toEqual(new Set(['access_removed', 'invitation_made']));
    const people = new Set(of('accounts').map(({ id }) => id));
    expect(people).toEqual(new Set([mine.manager.id, mine.gone.id]));
    expect(Object.keys(of('accounts')[0] ?? {})).not.toContain('password_hash');
    expect(text).not.toContain(other.farm.id);
    expect(end).toMatchObject({ end: { hash, counts: { readings: 1201, pictures: 1 } } });
    expect(of('pictures').map(({ data }) => data)).toEqual([Buffer.from(aPhoto()).toString('base64')]);
    expect(result.rows).toBe(farmTables.reduce((sum, table) => sum + of(table).length, 6));
  });

  test('fails where the pictures are not in their place, and names them', async () => {
    const { farm, name } = await aFullFarm();
    const names: string[] = [];
    for await (const picture of server.services.photoFiles.list(farm.id)) names.push(picture.name);
    for (const picture of names) await server.services.photoFiles.delete(picture);
    const file = aFile();
    await expect(run(`farms export ${file} --farm ${farm.id}`)).rejects.toThrow(
      new RegExp(`rows of ${name} are in ${file}, but no picture of 1 photos.*\\n +${names[0]} `),
    );
    expect((await exported(file)).of('readings')).toHaveLength(1);
  });

  test('replaces no file, and is no backup', async () => {
    const { farm } = await aFullFarm();
    const file = aFile();
    await run(`farms export ${file} --farm ${farm.id}`);
    await expect(run(`farms export ${file} --farm ${farm.id}`)).rejects.toThrow('there already');
    await expect(run(`verify ${file}`)).rejects.toThrow('only a backup of everything is put back');
  });
});
