// What delays one farm or one statement on PostgreSQL must not delay others.
import { statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { newId } from '@seguia/shared/domain/uuid';
import { problemOf } from '../problems/problem-of.ts';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';
import type { Db } from './db.ts';
import { openDatabase } from './open-database.ts';

const server = await testServer();
const isPostgres = inject('database') === 'postgres' && inject('postgres') !== null;

/** Locks the farm's row until `free` is called, as somebody's long transaction does. */
async function lock(db: Db, farmerId: string) {
  const { promise, resolve: free } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  const done = db.transaction().execute(async (trx) => {
    await trx.selectFrom('farmers').select('id').where('id', '=', farmerId).forUpdate().execute();
    held();
    await promise;
  });
  await isHeld;
  return async () => {
    free();
    await done;
  };
}

test.runIf(isPostgres)('a farm that is locked lets the reads and writes of another go on', async () => {
  const [locked, other] = [await server.addFarm(), await server.addFarm()];
  const [writer, person] = [await server.addPerson(locked), await server.addPerson(other)];
  const [itsPlot, plot] = [await locked.addPlot(), await other.addPlot()];
  const outside = await openDatabase(server.services.database.address ?? '');
  const unlock = await lock(outside.db, locked.id);
  const waiting = Array.from({ length: 40 }, () =>
    writer.write('PUT', `${locked.url}/readings/${newId()}`, { body: aReading(itsPlot), seen: null }),
  );
  await wait(300);
  expect((await person.get(`${other.url}/readings`)).status).toBe(200);
  const written = await person.write('PUT', `${other.url}/readings/${newId()}`, { body: aReading(plot), seen: null });
  expect(written.status).toBe(201);
  expect((await writer.get(`${locked.url}/readings`)).status).toBe(200);
  await unlock();
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([201]));
  await outside.close();
});

test.runIf(isPostgres)('a statement that takes too long is broken off, and its caller may try again', async () => {
  const { db, close } = await openDatabase(server.services.database.address ?? '', 1);
  const error: unknown = await sql`select pg_sleep(20)`.execute(db).catch((fault: unknown) => fault);
  const { code, more } = problemOf(error, () => undefined);
  expect([code, more.retryAfter]).toEqual(['unavailable', 2]);
  await close();
});

describe('the files of a database', () => {
  test('are for the server alone, those that an older version made readable, too', async () => {
    const folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'seguia-modes-')), 'data');
    const file = path.join(folder, 'seguia.db');
    const { db, close } = await openDatabase(file);
    await db.selectFrom('farmers').select('id').execute();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const end of ['', '-wal', '-shm']) expect(statSync(`${file}${end}`).mode & 0o777).toBe(0o600);
    await close();
  });
});
