import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { openDatabase } from '../database/open-database.ts';
import { databaseExists } from '../database/exists.ts';
import { insertReadings } from '../../testing/many-readings.ts';
import { openPhotoFiles } from '../photo-files/open-photo-files.ts';
import { prepareServer } from '../server.ts';
import { readSettings } from '../services/settings.ts';
import { Person } from '../../testing/person.ts';
import { aReading } from '../../testing/test-farm.ts';
import { emptyDatabase, freshDatabase, skipWithoutPostgres } from '../../testing/test-database.ts';
import { lineRunner } from '../../testing/line-runner.ts';
import { backupEvery, backupInto, periodOf } from './backup-every.ts';

skipWithoutPostgres();
const folder = await mkdtemp(path.join(os.tmpdir(), 'seguia-admin-'));
let files = 0;

/** Commands open the database themselves, so SQLite needs a file here. */
async function someSettings(address?: string) {
  files += 1;
  const fresh = address ?? (await freshDatabase());
  const database = fresh === ':memory:' ? path.join(folder, `${files}.db`) : fresh;
  const settings = { ...readSettings({}), database, logLevel: 'error' };
  const run = lineRunner(settings);
  return { settings, run };
}

async function aFarm() {
  const { settings, run } = await someSettings();
  const farm = await run('add-farm --zone Europe/Paris --name', 'Ferme du Léon');
  const link = `--farm ${farm} --role manager`;
  await run(`add-account --email Ana@Ferme.test --firstname Ana --lastname Le --password eau-claire-du-puits ${link}`);
  const plot = await run(`add-plot --farm ${farm} --name A1 --crop Tomate --crop-type Torry --from 2026-01-01`);
  return { settings, run, farm, plot };
}

async function login(settings: ReturnType<typeof readSettings>) {
  const server = await prepareServer(settings, () => new Date('2026-06-15T12:00:00Z'), true);
  const anybody = new Person(server.app, null, '');
  const body = { email: 'ana@ferme.test', password: 'eau-claire-du-puits', device_name: 'x' };
  const { body: session } = await anybody.call<Wire['Session']>('POST', '/auth/login', { body });
  return { server, person: new Person(server.app, session.token, '') };
}

describe('an administrator', () => {
  test('sets up a farm with a manager and plots, who can then record', async () => {
    const { settings, run, farm, plot } = await aFarm();
    const csv = path.join(folder, `${newId()}.csv`);
    await writeFile(csv, 'name;units;area;crop;crop_type;from\nA2;2;1200;Tomate;Torry;2026-01-01\nA3;0;;;;\n');
    await run(`add-plots --farm ${farm} ${csv}`);
    const { server, person } = await login(settings);
    const { body } = await person.get<Wire['PlotPage']>(`/farmers/${farm}/plots`);
    expect(
      body.data.map(({ name, position, irrigation_units: units, area, crops }) => [
        name,
        position,
        units,
        area,
        crops.length,
      ]),
    ).toEqual([
      ['A1', 1, 1, null, 1],
      ['A2', 2, 2, 1200, 1],
      ['A3', 3, 0, null, 0],
    ]);
    const write = { body: aReading(plot), seen: null };
    expect((await person.write('PUT', `/farmers/${farm}/readings/${newId()}`, write)).status).toBe(201);
    await server.close();
  });

  test('gets a generated password if none is given, and links a known account to another farm', async () => {
    const { run } = await aFarm();
    const made = await run('add-account --email b@ferme.test --firstname B --lastname B');
    expect(made).toMatch(/ password [a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    const farm = await run('add-farm --zone Africa/Casablanca --name Oasis');
    expect(await run(`add-account --farm ${farm} --role viewer --email`, ' ANA@ferme.test ')).toMatch(
      /\(was there already, now linked to the farm\)$/,
    );
    expect(await run('add-account --email ana@ferme.test')).toMatch(/\(was there already\)$/);
    await expect(run(`add-account --email ana@ferme.test --farm ${farm} --role owner`)).rejects.toThrow(
      'Allowed choices are viewer, recorder, manager.',
    );
  });

  test('writes a line into the audit log also by the commands of the first versions', async () => {
    const { run } = await aFarm();
    const events = JSON.parse(await run('audit list --json')) as { action: string }[];
    expect(events.map(({ action }) => action).toSorted()).toEqual(['access_granted', 'account_added', 'farm_added']);
    await expect(run('audit list --action logged_in')).rejects.toThrow('Allowed choices are login,');
  });

  test('finds the commands of the first versions among those of today', async () => {
    const { run } = await someSettings();
    const lines = (await run('help')).split('\n');
    const commands = lines.map((line) => line.trim().split(' ')[0]);
    for (const name of ['add-farm', 'add-account', 'add-plot', 'add-plots', 'backup', 'restore', 'verify'])
      expect(commands).toContain(name);
  });

  test.each([
    ['add-farm --name X --zone Europe/Paree', /--zone/],
    ['add-farm --zone Europe/Paris', /--name <name>. not specified/],
    ['add-account --email c@d.test --firstname C --lastname D --farm nope --role viewer', /--farm/],
    ['add-plot --name X --farm nope', /--farm/],
    ['add-farm --name X --zone Europe/Paris --colour red', /colour/],
    ['backup', /missing required argument 'file'/],
  ])('reads what is wrong after typing "%s"', async (line, message) => {
    const { run } = await aFarm();
    await expect(run(line)).rejects.toThrow(message);
  });
});

describe('a backup', () => {
  test('restores either database into either, and makes old marks foreign', async () => {
    const { settings, run, farm, plot } = await aFarm();
    const first = await login(settings);
    const at = `/farmers/${farm}/readings/${newId()}`;
    const created = { body: aReading(plot, { note: 'é ☔' }), seen: null, key: newId() };
    const before = await first.person.write<Wire['Reading']>('PUT', at, created);
    const sync = { 'sync-date': '0', 'sync-is-possible': 'true' };
    const { body: list } = await first.person.get<Wire['ReadingPage']>(`/farmers/${farm}/readings`, sync);

    const file = path.join(folder, `${newId()}.gz`);
    expect(await run(`backup ${file}`)).toMatch(/^\d+ rows are in /);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(run(`restore ${file}`)).rejects.toThrow('not empty');
    await first.server.close();

    for (const address of [path.join(folder, `${newId()}.db`), undefined]) {
      const target = await someSettings(address);
      expect(await target.run(`restore ${file}`)).toMatch(/rows are back$/);
      const { server, person } = await login(target.settings);
      expect((await person.get<Wire['Reading']>(at)).body).toEqual(before.body);
      expect((await person.write('PUT', at, created)).status).toBe(200);
      const old = { ...sync, 'sync-date': list.meta.sync_date ?? '' };
      const { body } = await person.get<Wire['ReadingPage']>(`/farmers/${farm}/readings`, old);
      expect([body.meta.full, body.meta.restored, body.data.length]).toEqual([true, true, 1]);
      const foreign = { ...sync, 'sync-date': 'abcdef012345.7' };
      expect(
        (await person.get<Wire['ReadingPage']>(`/farmers/${farm}/readings`, foreign)).body.meta,
      ).not.toHaveProperty('restored');
      await server.close();
    }
  });

  const aFile = () => path.join(folder, `${newId()}.gz`);
  const lines = async (file: string) =>
    gunzipSync(await readFile(file))
      .toString()
      .split('\n')
      .filter(Boolean);
  const write = (file: string, text: readonly string[]) => writeFile(file, gzipSync(`${text.join('\n')}\n`));

  test('is refused with a reason if it is cut, altered, newer or something else, and restores nothing', async () => {
    const { run } = await aFarm();
    const whole = aFile();
    await run(`backup ${whole}`);
    expect(await run(`verify ${whole}`)).toMatch(/^\d+ rows, made at .*SHA-256 [0-9a-f]{64}\n/);
    const text = await lines(whole);
    const bytes = await readFile(whole);
    const cases: [string, (file: string) => Promise<void>, RegExp][] = [
      ['cut at the end of a line', (file) => write(file, text.slice(0, -1)), /was cut/],
      ['cut anywhere', (file) => writeFile(file, bytes.subarray(0, bytes.length - 40)), /was cut/],
      [
        'altered',
        (file) =>
          write(
            file,
            text.map((line) => line.replace('A1', 'A2')),
          ),
        /altered/,
      ],
      [
        'without a line',
        (file) =>
          write(
            file,
            text.filter((line) => !line.startsWith('{"table":"plots"')),
          ),
        /altered/,
      ],
      [
        'newer',
        (file) => write(file, [text[0]!.replace(/"migration":"[^"]*"/, '"migration":"9999-x"'), ...text.slice(1)]),
        /newer/,
      ],
      ['another kind', (file) => writeFile(file, gzipSync('{"hello":1}\n')), /no backup/],
      ['no gzip', (file) => writeFile(file, 'hello'), /no backup/],
    ];
    for (const [name, make, message] of cases) {
      const file = aFile();
      await make(file);
      const target = await someSettings();
      await expect(target.run(`restore ${file}`), name).rejects.toThrow(message);
      await expect(target.run(`verify ${file}`), name).rejects.toThrow(message);
      await target.run(`restore ${whole}`);
    }
    await expect(run(`verify ${aFile()}`)).rejects.toThrow('There is no file');
  });

  test('replaces no file, and gets its name only once it is complete', async () => {
    const { run } = await aFarm();
    const file = aFile();
    await writeFile(file, 'precious');
    await expect(run(`backup ${file}`)).rejects.toThrow('there already');
    expect(await readFile(file, 'utf8')).toBe('precious');
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('is refused for a mistyped address, and creates no database there', async () => {
    const { settings } = await aFarm();
    const isFile = !settings.database.startsWith('postgres');
    const database = isFile ? path.join(folder, 'mistyped', 'seguia.db') : await emptyDatabase();
    await expect(lineRunner({ ...settings, database })(`backup ${aFile()}`)).rejects.toThrow('There is no data server');
    expect(await databaseExists(database)).toBe(false);
  });

  test('in a series keeps the newest ones, and removes no other file', async () => {
    const { settings } = await aFarm();
    const { db, close } = await openDatabase(settings.database);
    const place = path.join(folder, newId());
    await mkdir(place);
    await writeFile(path.join(place, 'notes.gz'), 'mine');
    const photos = openPhotoFiles(settings);
    for (const day of [1, 2, 3, 4]) await backupInto(db, photos, place, 2, new Date(Date.UTC(2026, 5, day)));
    await close();
    const stamps = ['seguia-2026-06-03T000000Z.gz', 'seguia-2026-06-04T000000Z.gz'];
    expect((await readdir(place)).toSorted()).toEqual(['notes.gz', ...stamps]);
    expect([periodOf('30m'), periodOf('24h'), periodOf('7d')]).toEqual([1_800_000, 86_400_000, 604_800_000]);
    expect(() => periodOf('often')).toThrow('--every');
  });

  test('is removed a day later if a killed program left it unfinished', async () => {
    const { settings } = await aFarm();
    const { db, close } = await openDatabase(settings.database);
    const place = path.join(folder, newId());
    await mkdir(place);
    const [old, young, mine] = ['.seguia-2026-06-01T000000Z.gz', '.seguia-2026-06-03T120000Z.gz', '.mine.gz'].map(
      (name) => `${name}.0123abcd.part`,
    ) as [string, string, string];
    for (const name of [old, young, mine]) await writeFile(path.join(place, name), 'half');
    await backupInto(db, openPhotoFiles(settings), place, 2, new Date(Date.UTC(2026, 5, 4)));
    await close();
    expect((await readdir(place)).toSorted()).toEqual([mine, young, 'seguia-2026-06-04T000000Z.gz']);
  });

  test('is not repeated at once if it is due every month', async () => {
    const { settings } = await aFarm();
    const { db, close } = await openDatabase(settings.database);
    const place = path.join(folder, newId());
    const end = new AbortController();
    const outputs = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')] as const;
    for (const output of outputs) output.mockReturnValue(true);
    const plan = { folder: place, period: periodOf('30d'), remaining: 2, signal: end.signal };
    const ended = backupEvery(db, openPhotoFiles(settings), plan);
    await vi.waitFor(() => expect(outputs[0]).toHaveBeenCalled());
    // In this time a second backup would have been made, or refused for its name.
    await wait(200);
    end.abort();
    await ended;
    const calls = outputs.map(({ mock }) => mock.calls.length);
    for (const output of outputs) output.mockRestore();
    await close();
    expect(calls).toEqual([1, 0]);
  });

  test('in many parts is the same as in one', async () => {
    const { settings, run, farm, plot } = await aFarm();
    const database = await openDatabase(settings.database);
    const { id } = await database.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
    const many = { farmId: farm, plots: [plot], authors: [id], count: 1201, today: '2026-06-15' };
    await insertReadings(database, many);
    await database.close();
    const file = aFile();
    await run(`backup ${file}`);
    const target = await someSettings();
    await target.run(`restore ${file}`);
    const again = aFile();
    await target.run(`backup ${again}`);
    const [first, second] = [await lines(file), await lines(again)];
    expect(first.filter((line) => line.includes('"readings","rows"'))).toHaveLength(3);
    expect(second.slice(1)).toEqual(first.slice(1));
  });
});
