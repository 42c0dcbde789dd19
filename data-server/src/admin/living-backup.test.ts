import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { newId } from '@seguia/shared/domain/uuid';
import type { Db } from '../database/db.ts';
import { openDatabase } from '../database/open-database.ts';
import { newestMigration } from '../database/migrate.ts';
import { openPhotoFiles } from '../photo-files/open-photo-files.ts';
import { prepareServer } from '../server.ts';
import { readSettings, type Settings } from '../services/settings.ts';
import { lineRunner } from '../../testing/line-runner.ts';
import { freshDatabase, skipWithoutPostgres } from '../../testing/test-database.ts';
import { backupEvery } from './backup-every.ts';
import { readHead } from './read-backup.ts';

skipWithoutPostgres();
const folder = await mkdtemp(path.join(os.tmpdir(), 'seguia-living-'));
const aPlace = () => path.join(folder, newId());

async function aFarm() {
  const fresh = await freshDatabase();
  const database = fresh === ':memory:' ? path.join(folder, `${newId()}.db`) : fresh;
  const settings: Settings = { ...readSettings({}), database, metricsToken: 'm', logLevel: 'error' };
  const run = lineRunner(settings);
  await run('add-farm --zone Europe/Paris --name', 'Ferme du Léon');
  await run('add-account --email ana@ferme.test --firstname Ana --lastname Le --password eau-claire-du-puits');
  return { settings, run };
}

async function on<Result>({ database }: Settings, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase(database, 0, false);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const migrationsOf = async (db: Db) =>
  (await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db)).rows.map(
    ({ name }) => name,
  );

/** What a server that serves the database says in its metrics about the newest backup, in Unix seconds. */
async function metricOf(settings: Settings) {
  const { app, close } = await prepareServer(settings, () => new Date(), false);
  const { body } = await app.inject({ method: 'GET', url: '/metrics', headers: { authorization: 'Bearer m' } });
  await close();
  return Number(/^seguia_backup_timestamp_seconds (\S+)$/m.exec(body)?.[1]);
}

test('a program from before or after an upgrade does not back up the database, and leaves it unchanged', async () => {
  const { settings, run } = await aFarm();
  await on(settings, (db) => sql`INSERT INTO kysely_migration VALUES ('9999-tomorrow', '2030-01-01')`.execute(db));
  const place = aPlace();
  const newer = `The database is at 9999-tomorrow, this program at ${newestMigration}`;
  await expect(run(`backup ${place}.gz`)).rejects.toThrow(newer);
  await expect(run(`backup ${place} --keep 3`)).rejects.toThrow(newer);
  await on(settings, (db) =>
    sql`DELETE FROM kysely_migration WHERE name IN ('9999-tomorrow', ${newestMigration})`.execute(db),
  );
  const before = await on(settings, migrationsOf);
  await expect(run(`backup ${place} --keep 3`)).rejects.toThrow(`The database is at ${before.at(-1)}`);
  expect([await on(settings, migrationsOf), await readdir(place)]).toEqual([before, []]);
});

test('a program that makes a series of backups ends after an upgrade of the database', async () => {
  const { settings } = await aFarm();
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const place = aPlace();
  await on(settings, async (db) => {
    const signal = new AbortController().signal;
    const plan = { folder: place, period: 1100, remaining: 14, signal };
    const ended = expect(backupEvery(db, openPhotoFiles(settings), plan)).rejects.toThrow('is at 9999-tomorrow');
    await vi.waitFor(() => expect(output).toHaveBeenCalled(), { timeout: 10_000 });
    await sql`INSERT INTO kysely_migration VALUES ('9999-tomorrow', '2030-01-01')`.execute(db);
    await ended;
  });
  output.mockRestore();
});

test('after a restore the former database is not backed up among the backups of the restored one', async () => {
  const { settings, run } = await aFarm();
  const place = aPlace();
  await run(`backup ${place}.gz`);
  expect(await run(`backup ${place} --keep 3`)).toMatch(/^The backup is in /);
  const fresh = await freshDatabase();
  const restored = { ...settings, database: fresh === ':memory:' ? `${aPlace()}.db` : fresh };
  const runThere = lineRunner(restored);
  await runThere(`restore ${place}.gz`);
  // Two backups within one second would have one name.
  await vi.waitFor(() => runThere(`backup ${place} --keep 3`), { timeout: 5000, interval: 300 });
  await expect(run(`backup ${place} --keep 3`)).rejects.toThrow('of a database that was restored from this one');
  expect(await readdir(place)).toHaveLength(2);
});

test('the metrics name the newest complete backup of the served database by its own version', async () => {
  const { settings, run } = await aFarm();
  const place = aPlace();
  expect(await metricOf(settings)).toBe(0);
  await run(`backup ${place}.gz`);
  expect(await metricOf(settings)).toBe(0);
  const before = Math.floor(Date.now() / 1000);
  await run(`backup ${place} --keep 3`);
  expect(await metricOf(settings)).toBeGreaterThanOrEqual(before);
  await on(settings, (db) =>
    sql`UPDATE server_state SET value = replace(value, ${newestMigration}, '0001-before') WHERE key = 'backup'`.execute(
      db,
    ),
  );
  expect(await metricOf(settings)).toBe(0);
});

// The open files are listed on Linux alone. What is open keeps its disk space, though it is deleted.
test.runIf(process.platform === 'linux')('a backup whose first line was read is not held open', async () => {
  const file = `${aPlace()}.gz`;
  const head = { seguia_backup: 2, migration: newestMigration, epochs_before: [] };
  const rows = { table: 'readings', rows: [randomBytes(300_000).toString('base64')] };
  await writeFile(file, await promisify(gzip)(`${JSON.stringify(head)}\n${JSON.stringify(rows)}\n`));
  expect(await readHead(file)).toEqual(head);
  await vi.waitFor(async () => {
    const open = (await readdir('/proc/self/fd')).map((name) => readlink(`/proc/self/fd/${name}`).catch(() => ''));
    expect(await Promise.all(open)).not.toContain(file);
  });
});
