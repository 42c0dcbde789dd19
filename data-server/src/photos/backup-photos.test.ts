import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { newId } from '@seguia/shared/domain/uuid';
import { aPhoto } from '@seguia/testing/photos';
import { backup } from '../admin/backup.ts';
import { backupInto } from '../admin/backup-every.ts';
import { restore } from '../admin/restore.ts';
import type { Tables } from '../database/tables.ts';
import type { PhotoFiles } from '../photo-files/photo-files.ts';
import { runProgram } from '../operator/program.ts';
import { readSettings, type Settings } from '../services/settings.ts';
import { lineRunner } from '../../testing/line-runner.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';
import { openPhotoFiles } from '../photo-files/open-photo-files.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'seguia-backup-photos-'));
const unit = path.resolve(import.meta.dirname, '../../../docs/operate/seguia-backup.service');

/** Runs a line of the operator's program; returns its exit code, and what it complains of. */
async function exitCodeOf(settings: Settings, line: string) {
  let complaint = '';
  const code = await runProgram(line.split(' '), {
    settings: () => settings,
    print: () => undefined,
    complain: (text) => void (complaint += text),
    readLine: async () => '',
  });
  return [code, complaint] as const;
}

/** A new database with a new folder of photos. */
async function aPlace(name: string) {
  const fresh = await freshDatabase();
  const database = fresh === ':memory:' ? path.join(folder, `${name}.db`) : fresh;
  const photos = { folder: path.join(folder, `${name}-photos`) };
  const settings = { ...readSettings({}), database, photos, logLevel: 'error' };
  return { settings, run: lineRunner(settings), files: openPhotoFiles(settings) };
}

const source = await aPlace('source');
const server = await testServer(source.settings);

async function aBackup() {
  const farm = await server.addFarm();
  const manager = await server.addPerson(farm);
  const url = `${farm.url}/readings/${newId()}`;
  await manager.write('PUT', url, { body: aReading(await farm.addPlot()), seen: null });
  for (const mark of [0, 1]) await manager.putPicture(`${url}/photos/${newId()}`, aPhoto(mark));
  const file = path.join(folder, `${newId()}.gz`);
  await source.run(`backup ${file}`);
  return { farm, file };
}

// Specification 10: a backup holds the photos
test('a backup holds the photos, and a restore puts them beside the other database', async () => {
  const { farm, file } = await aBackup();
  expect(await source.run(`verify ${file}`)).toContain('pictures 2');
  const target = await aPlace('target');
  await target.run(`restore ${file}`);
  let pictures = 0;
  for await (const { name } of source.files.list(farm.id)) {
    pictures += 1;
    expect(await target.files.get(name)).toEqual(await source.files.get(name));
  }
  expect(pictures).toBe(2);
});

test.runIf(inject('database') === 'postgres')(
  'pictures that take long are in the backup, and come back from it, though PostgreSQL ends idle transactions',
  async () => {
    await aBackup();
    const hasty = (address: string) => {
      const pool = new pg.Pool({ connectionString: address, idle_in_transaction_session_timeout: 100 });
      pool.on('connect', (client) => client.on('error', () => undefined));
      return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    };
    const slow = (files: PhotoFiles): PhotoFiles => ({
      get: async (name) => wait(150).then(() => files.get(name)),
      put: async (name, bytes) => wait(150).then(() => files.put(name, bytes)),
      delete: (name) => files.delete(name),
      list: (farmId) => files.list(farmId),
    });
    const [file, target] = [path.join(folder, `${newId()}.gz`), await aPlace('slow')];
    const [from, to] = [hasty(source.settings.database), hasty(target.settings.database)];
    await backup(from, slow(source.files), file, new Date());
    await restore(to, slow(target.files), file);
    expect(await to.selectFrom('photos').select('id').execute()).not.toEqual([]);
    await Promise.all([from.destroy(), to.destroy()]);
  },
);

test('reports a backup that cannot be read back, and deletes no older one for it', async () => {
  await aBackup();
  const place = path.join(folder, newId());
  await backupInto(server.db, source.files, place, 1, new Date(Date.UTC(2026, 5, 1)));
  const { files } = source;
  /** Replaces the files that are being written meanwhile, as a faulty disk does. */
  const lying: PhotoFiles = {
    async get(name) {
      for (const part of (await readdir(place)).filter((found) => found.endsWith('.part'))) {
        await rm(path.join(place, part));
        await writeFile(path.join(place, part), 'something else');
      }
      return files.get(name);
    },
    put: (name, bytes) => files.put(name, bytes),
    delete: (name) => files.delete(name),
    list: (farmId) => files.list(farmId),
  };
  const broken = backupInto(server.db, lying, place, 1, new Date(Date.UTC(2026, 5, 2)));
  await expect(broken).rejects.toThrow('seguia-2026-06-02T000000Z.gz');
  expect(await readdir(place)).toContain('seguia-2026-06-01T000000Z.gz');
});

// Specification 10: a backup without some of the pictures says so
test('reports that some pictures are missing from a backup, and deletes no older one for it', async () => {
  const { farm, file } = await aBackup();
  const names: string[] = [];
  for await (const { name } of source.files.list(farm.id)) names.push(name);
  for (const name of names) await source.files.delete(name);
  expect(await source.run(`backup ${path.join(folder, `${newId()}.gz`)}`)).toContain('no picture of 2 photos');
  expect(await exitCodeOf(source.settings, `backup ${path.join(folder, newId())} --keep 2`)).toEqual([
    3,
    expect.stringMatching(new RegExp(`${names[0]} +Oasis, \\w+, 2026-`)),
  ]);
  // The night's unit does not try again for it: each try would write a whole backup.
  expect(await readFile(unit, 'utf8')).toContain('\nRestartPreventExitStatus=3\n');
  const place = path.join(folder, newId());
  const complete = 'seguia-2026-05-31T000000Z.gz';
  await mkdir(place);
  await copyFile(file, path.join(place, complete));
  for (const day of [1, 2]) {
    const made = backupInto(server.db, source.files, place, 1, new Date(Date.UTC(2026, 5, day)));
    await expect(made).rejects.toThrow('no picture of 2 photos');
  }
  const incomplete = 'seguia-2026-06-02T000000Z.incomplete.gz';
  expect((await readdir(place)).toSorted()).toEqual([complete, incomplete]);
  expect(await source.run(`verify ${path.join(place, incomplete)}`)).toContain('rows, made at 2026-06-02');
  await server.db.updateTable('photos').set({ deleted_at: 1 }).where('farmer_id', '=', farm.id).execute();
  await backupInto(server.db, source.files, place, 1, new Date(Date.UTC(2026, 5, 3)));
  expect(await readdir(place)).toEqual(['seguia-2026-06-03T000000Z.gz']);
});

test('names a lost picture of a deleted reading as such, and the way out of the alarm: restore the reading, then delete the photo', async () => {
  const farm = await server.addFarm();
  const manager = await server.addPerson(farm);
  const url = `${farm.url}/readings/${newId()}`;
  const photo = `${url}/photos/${newId()}`;
  await manager.write('PUT', url, { body: aReading(await farm.addPlot()), seen: null });
  await manager.putPicture(photo, aPhoto());
  for await (const { name } of source.files.list(farm.id)) await source.files.delete(name);
  const backUp = () => exitCodeOf(source.settings, `backup ${path.join(folder, newId())} --keep 2`);
  expect(await backUp()).toEqual([3, expect.stringMatching(/Oasis, \w+, [\d-]+T[\d:]+Z$/m)]);
  await manager.write('DELETE', url, { seen: 1 });
  expect(await backUp()).toEqual([3, expect.stringMatching(/Oasis, \w+, [\d-]+T[\d:]+Z, of a deleted reading$/m)]);
  expect((await manager.write('DELETE', photo, { seen: 1 })).status).toBe(404);
  await manager.write('POST', `${url}/restore`, { seen: 2 });
  expect((await manager.write('DELETE', photo, { seen: 1 })).status).toBe(204);
  expect((await backUp())[0]).toBe(0);
});

test('refuses a backup that names a picture outside of the photos’ place', async () => {
  const { file } = await aBackup();
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
  const altered = lines.map((line) => line.replace(/"name":"[0-9a-f-]{36}\//, '"name":"../../../../tmp/'));
  const rows = altered.slice(1, -1).map((line) => `${line}\n`);
  const end = JSON.parse(altered.at(-1) ?? '') as { end: { counts: object } };
  const hash = createHash('sha256').update(rows.join('')).digest('hex');
  const forged = [altered[0] ?? '', '\n', ...rows, JSON.stringify({ end: { ...end.end, hash } })].join('');
  const wrong = path.join(folder, 'wrong.gz');
  await writeFile(wrong, gzipSync(`${forged}\n`));
  const target = await aPlace('other');
  await expect(target.run(`restore ${wrong}`)).rejects.toThrow('no name of a photo');
  expect((await readdir(folder)).includes('other-photos')).toBe(false);
});
