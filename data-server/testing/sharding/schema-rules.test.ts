// What Citus needs of the schema, on a real PostgreSQL server. Debian does not include Citus, so Citus itself does not run here.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { migratorOf } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import type { Tables } from '../../src/database/tables.ts';
import { addMeasure } from '../../src/migrations/add-measure.ts';
import { columnTypes } from '../../src/migrations/column-types.ts';
import { emptyDatabase, freshDatabase } from '../test-database.ts';
import { citusNodes } from './citus-nodes.ts';
import { citusSql } from './citus-sql.ts';
import { brokenRules } from './schema-rules.ts';
import { referenceTables } from './shards.ts';
import { takesManySteps } from './statement-rules.ts';

const isPostgres = inject('database') === 'postgres' && inject('postgres') !== null;
const database = await openDatabase(await freshDatabase());
afterAll(() => database.close());

/** Runs these statements on a database, returns what the rules find there, and rolls the statements back. */
async function after(...statements: string[]): Promise<string[]> {
  const trx = await database.db.startTransaction().execute();
  try {
    for (const statement of statements) await sql.raw(statement).execute(trx);
    return await brokenRules(trx);
  } finally {
    await trx.rollback().execute();
  }
}

describe.runIf(isPostgres)('every table can be distributed by farm', () => {
  test('as each key and each reference of a farm’s data contains the farm', async () => {
    expect(await after()).toEqual([]);
  });

  // Citus itself refuses to make most of these.
  const breaches: [string, string[], string[]][] = [
    [
      'a table that nobody has sorted',
      ['CREATE TABLE pumps (farmer_id text NOT NULL, id text, PRIMARY KEY (farmer_id, id))'],
      ['pumps is on no list of sharding/shards.ts'],
    ],
    [
      'a key that is unique over all farms',
      ['CREATE UNIQUE INDEX meters_by_serial_number ON meters (serial_number)'],
      ['meters: meters_by_serial_number is unique without farmer_id'],
    ],
    [
      'a primary key without the farm',
      ['ALTER TABLE imports DROP CONSTRAINT imports_pkey, ADD PRIMARY KEY (id)'],
      ['imports: imports_pkey is unique without farmer_id'],
    ],
    [
      'a reference that crosses farms',
      [
        'CREATE UNIQUE INDEX meters_id ON meters (id)',
        'ALTER TABLE readings ADD CONSTRAINT readings_meter FOREIGN KEY (meter_id) REFERENCES meters (id)',
      ],
      ['meters: meters_id is unique without farmer_id', 'readings: readings_meter refers to meters without farmer_id'],
    ],
    [
      'a reference to a table of the coordinator',
      ['ALTER TABLE audit ADD CONSTRAINT audit_limit FOREIGN KEY (detail) REFERENCES limits (key)'],
      ['audit: audit_limit refers to limits, which no shard has'],
    ],
    [
      'a reference from the coordinator to a farm',
      ['ALTER TABLE limits ADD CONSTRAINT limits_farm FOREIGN KEY (key) REFERENCES farmers (id)'],
      ['limits: limits_farm refers to farmers, which is spread over shards'],
    ],
    [
      'a farm’s id that is of another type or may be missing',
      [
        'ALTER TABLE audit ALTER owner TYPE text COLLATE "default"',
        'ALTER TABLE photos DROP CONSTRAINT photos_pkey, ALTER farmer_id DROP NOT NULL',
      ],
      ['photos.farmer_id may be null', 'audit.owner is text default, not text C'],
    ],
  ];
  test.runIf(citusNodes().length === 0).each(breaches)('reports %s', async (_, statements, complaints) => {
    expect(await after(...statements)).toEqual(complaints);
  });
});

test.runIf(isPostgres)('a migration, and adding a measure, take one step a statement', async () => {
  const statements: string[] = [];
  const pool = new pg.Pool({ connectionString: await emptyDatabase() });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  const migrator = migratorOf(db, 'postgres');
  // Nobody can have distributed a database before: an index without the farm was in the way.
  await migrator.migrateTo('0015-open-invitations');
  statements.length = 0;
  await migrator.migrateToLatest();
  await addMeasure(db as unknown as Kysely<unknown>, columnTypes.postgres, 'substrate_depth', { low: 0, high: 60 });
  await db.destroy();
  expect(statements.length).toBeGreaterThan(4);
  expect(statements.filter(takesManySteps)).toEqual([]);
});

test('the statements in the repository follow from the tables', async () => {
  await expect(citusSql()).toMatchFileSnapshot('../../../docs/operate/citus.sql');
});

test('the page about Citus names the tables that every node has whole', async () => {
  const page = await readFile(path.resolve(import.meta.dirname, '../../../docs/scaling.md'), 'utf8');
  const [, names = ''] = /tables\s+are whole on every node, the coordinator included: ([^]*?)\. /.exec(page) ?? [];
  expect([...names.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(referenceTables);
});
