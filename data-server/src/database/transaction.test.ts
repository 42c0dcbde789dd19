import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { openDatabase } from './open-database.ts';
import { inWriteOfCall, mostOfOneCommit, type Trx } from './transaction.ts';

// PostgreSQL itself combines commits that arrive at the same time.
const isSqlite = inject('database') === 'sqlite';
const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-commit-'));
const database = await openDatabase(path.join(folder, 'test.db'));
const { db } = database;
/** A second connection, which sees only what is on the disk. */
const outside = new DatabaseSync(path.join(folder, 'test.db'), { readOnly: true });
await sql`CREATE TABLE parents (id INTEGER PRIMARY KEY)`.execute(db);
await sql`CREATE TABLE rows (id INTEGER, parent INTEGER REFERENCES parents DEFERRABLE INITIALLY DEFERRED)`.execute(db);
beforeEach(async () => {
  vi.restoreAllMocks();
  await sql`DELETE FROM rows`.execute(db);
});
afterAll(async () => {
  outside.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const stored = () =>
  outside
    .prepare('SELECT id FROM rows ORDER BY id')
    .all()
    .map(({ id }) => Number(id));
const add = (trx: Trx, id: number, parent: number | null = null) =>
  sql`INSERT INTO rows VALUES (${id}, ${parent})`.execute(trx);
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test.runIf(isSqlite)('writes that arrive together share commits, and each is stored when it says so', async () => {
  const begun = vi.spyOn(db, 'transaction');
  const count = 4 * mostOfOneCommit;
  await Promise.all(
    numbers(count).map(async (id) => {
      await inWriteOfCall(database, (trx) => add(trx, id));
      expect(stored()).toContain(id);
    }),
  );
  expect(stored()).toEqual(numbers(count));
  expect(begun).toHaveBeenCalledTimes(4);
});

test.runIf(isSqlite)('a write that arrives during another one joins its commit', async () => {
  const begun = vi.spyOn(db, 'transaction');
  const { promise: second, resolve } = Promise.withResolvers<unknown>();
  await inWriteOfCall(database, async (trx) => {
    setImmediate(() => resolve(inWriteOfCall(database, (shared) => add(shared, 2))));
    await add(trx, 1);
  });
  await second;
  expect(stored()).toEqual([1, 2]);
  expect(begun).toHaveBeenCalledTimes(1);
});

test.runIf(isSqlite)('a failing write is undone alone, and gets its own error', async () => {
  const results = await Promise.allSettled(
    numbers(20).map((id) =>
      inWriteOfCall(database, async (trx) => {
        await add(trx, id);
        if (id % 7 === 0) throw new Error(`no ${id}`);
        return id;
      }),
    ),
  );
  const expected = numbers(20).map((id) =>
    id % 7 === 0 ? { status: 'rejected', reason: new Error(`no ${id}`) } : { status: 'fulfilled', value: id },
  );
  expect(results).toEqual(expected);
  expect(stored()).toEqual(numbers(20).filter((id) => id % 7 !== 0));
});

test.runIf(isSqlite)('when the commit itself fails, only the write that broke it is refused', async () => {
  const results = await Promise.allSettled(
    numbers(5).map((id) => inWriteOfCall(database, (trx) => add(trx, id, id === 3 ? 99 : null))),
  );
  const failed = results.flatMap(({ status }, at) => (status === 'rejected' ? [at + 1] : []));
  expect(failed).toEqual([3]);
  expect(stored()).toEqual([1, 2, 4, 5]);
});

test.runIf(isSqlite)('waits once for a lock of another program, not once for each write', async () => {
  const other = new DatabaseSync(path.join(folder, 'test.db'));
  await sql`PRAGMA busy_timeout = 50`.execute(db);
  other.exec('BEGIN IMMEDIATE');
  const begun = vi.spyOn(db, 'transaction');
  const writes = Promise.all(numbers(mostOfOneCommit).map((id) => inWriteOfCall(database, (trx) => add(trx, id))));
  setTimeout(() => other.exec('COMMIT'), 20);
  await writes;
  expect(begun.mock.calls.length).toBeLessThan(mostOfOneCommit);
  expect(stored()).toEqual(numbers(mostOfOneCommit));
  other.close();
});

test.runIf(isSqlite)('the next write succeeds after one that failed', async () => {
  await expect(inWriteOfCall(database, () => Promise.reject(new Error('alone')))).rejects.toThrow('alone');
  await inWriteOfCall(database, (trx) => add(trx, 1));
  expect(stored()).toEqual([1]);
});
