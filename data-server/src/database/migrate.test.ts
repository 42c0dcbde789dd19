import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase } from './db.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-migrate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'seguia.db');

/** As somebody else does who has the file open. */
function change(statement: string) {
  const outside = new DatabaseSync(file);
  outside.exec(statement);
  outside.close();
}

// A new version that is killed while it migrates ends as one whose migration fails: PostgreSQL has it in one transaction, too.
test.runIf(inject('database') === 'sqlite')('a migration that does not come to its end leaves nothing', async () => {
  change('CREATE TABLE calibrations (id TEXT)');
  await expect(openDatabase(file)).rejects.toThrow(/calibrations/);
  change('DROP TABLE calibrations');
  const { db, close } = await openDatabase(file);
  expect(await db.selectFrom('calibrations').selectAll().execute()).toEqual([]);
  await close();
});
