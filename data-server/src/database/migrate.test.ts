import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { migrationNames } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-migrate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'seguia.db');

/** Changes the file as another program does that has it open. */
function change(statement: string) {
  const outside = new DatabaseSync(file);
  outside.exec(statement);
  outside.close();
}

// Of two with one number, the first by name may be the newer one: a database that has the other would refuse it.
test('gives each migration a number above that of the one before', () => {
  const numbers = migrationNames.map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
});

// PostgreSQL also migrates in one transaction: a new version that is killed while it migrates ends like one whose migration fails.
test.runIf(inject('database') === 'sqlite')('an interrupted migration leaves nothing', async () => {
  change('CREATE TABLE calibrations (id TEXT)');
  await expect(openDatabase(file)).rejects.toThrow(/calibrations/);
  change('DROP TABLE calibrations');
  const { db, close } = await openDatabase(file);
  expect(await db.selectFrom('calibrations').selectAll().execute()).toEqual([]);
  await close();
});

test.runIf(inject('database') === 'sqlite')(
  'names a database of a newer program as such, instead of calling it broken',
  async () => {
    await (await openDatabase(file)).close();
    change("INSERT INTO kysely_migration VALUES ('0099-of-tomorrow', '2026-12-01T00:00:00Z')");
    await expect(openDatabase(file)).rejects.toThrow(
      /^The database was brought to 0099-of-tomorrow by a newer version; this one knows \d{4}-[\w-]+: start the newer one, or restore a backup/,
    );
  },
);

test.runIf(inject('database') === 'sqlite')('a prepared statement returns a column that was added later', async () => {
  const { db, close } = await openDatabase(':memory:');
  const rows = () => sql<object>`SELECT * FROM once`.execute(db).then(({ rows: all }) => all);
  await sql`CREATE TABLE once AS SELECT 1 AS id`.execute(db);
  expect(await rows()).toEqual([{ id: 1 }]);
  await sql`ALTER TABLE once ADD COLUMN name TEXT DEFAULT 'Oasis'`.execute(db);
  expect(await rows()).toEqual([{ id: 1, name: 'Oasis' }]);
  await sql`ALTER TABLE once RENAME COLUMN name TO place`.execute(db);
  expect(await rows()).toEqual([{ id: 1, place: 'Oasis' }]);
  await close();
});
