import { mkdtemp } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import os from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import type { Db } from '../database/db.ts';
import { migratorOf } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { sqliteDialect } from '../database/sqlite.ts';
import type { Tables } from '../database/tables.ts';
import { readSettings } from '../services/settings.ts';
import { lineRunner } from '../../testing/line-runner.ts';
import { emptyDatabase, freshDatabase } from '../../testing/test-database.ts';
import { testServer } from '../../testing/test-server.ts';

const kind = inject('database') === 'postgres' && inject('postgres') !== null ? 'postgres' : 'sqlite';
const folder = await mkdtemp(path.join(os.tmpdir(), 'seguia-account-farms-'));
const address = async (name: string) => {
  const fresh = await freshDatabase();
  return fresh === ':memory:' ? path.join(folder, name) : fresh;
};
const database = await address('seguia.db');
const server = await testServer({ database });
const run = lineRunner({ ...readSettings({}), database, logLevel: 'error' });

/** What a list of farms must show of each person, from where it belongs. */
const truthOf = (db: Db) =>
  db
    .selectFrom('farm_accounts')
    .innerJoin('farmers', 'farmers.id', 'farm_accounts.farmer_id')
    .select(['account_id', 'farmer_id', 'name', 'search_name', 'place', 'time_zone', 'modules', 'role', 'permissions'])
    .where('disabled_at', 'is', null)
    .orderBy('account_id')
    .orderBy('farmer_id')
    .execute();
const copiesOf = (db: Db) =>
  db.selectFrom('account_farms').selectAll().orderBy('account_id').orderBy('farmer_id').execute();

describe('the farms of an account are those of its links', () => {
  test('after everything that changes a link or a farm', async () => {
    const [farm, other] = [await server.addFarm({ name: 'Oasis' }), await server.addFarm({ name: 'Bretagne' })];
    const manager = await server.addPerson(farm, 'manager');
    const person = await server.addPerson(other, 'viewer');
    const email = `${person.id}@example.test`;
    const member = `${farm.url}/members/${person.id}`;
    let version = 1;
    const put = (role: string, disabled: boolean) =>
      manager.write('PUT', member, { body: { role, disabled }, seen: version++ });
    const farms = async () => {
      const { body } = await person.get<Wire['FarmerPage']>('/farmers');
      return body.data.map(({ name, role, place, modules }) => [name, role, place, modules.length]);
    };
    const bretagne = ['Bretagne', 'viewer', null, 1];
    const steps: [() => Promise<unknown>, unknown[][]][] = [
      [
        () => run(`access grant --farm ${farm.id} --email ${email} --role recorder`),
        [bretagne, ['Oasis', 'recorder', null, 1]],
      ],
      [() => put('manager', false), [bretagne, ['Oasis', 'manager', null, 1]]],
      [
        () => run(`farms edit --farm ${farm.id} --name Zagora --place Draa`),
        [bretagne, ['Zagora', 'manager', 'Draa', 1]],
      ],
      [() => run(`modules edit --farm ${farm.id} --modules`, ''), [bretagne, ['Zagora', 'manager', 'Draa', 0]]],
      [
        () => run(`modules edit --farm ${farm.id} --modules fertirrigation`),
        [bretagne, ['Zagora', 'manager', 'Draa', 1]],
      ],
      [() => put('recorder', true), [bretagne]],
      [() => put('recorder', false), [bretagne, ['Zagora', 'recorder', 'Draa', 1]]],
      [() => run(`access remove --farm ${farm.id} --email ${email}`), [bretagne]],
      [() => run(`farms delete --farm ${other.id} --confirm`, 'Bretagne'), []],
    ];
    for (const [step, expected] of steps) {
      await step();
      expect(await farms()).toEqual(expected);
      expect(await copiesOf(server.db)).toEqual(await truthOf(server.db));
    }
  });

  test('in a restored database', async () => {
    await server.addPerson(await server.addFarm(), 'manager');
    const file = path.join(folder, 'backup.gz');
    await run(`backup ${file}`);
    const restored = await address('restored.db');
    await lineRunner({ ...readSettings({}), database: restored, logLevel: 'error' })(`restore ${file}`);
    const { db, close } = await openDatabase(restored);
    expect((await copiesOf(db)).length).toBeGreaterThan(0);
    expect(await copiesOf(db)).toEqual(await truthOf(db));
    await close();
  });

  test('in a database that had links before the table', async () => {
    const db = await emptyOf();
    const migrator = migratorOf(db, kind);
    await migrator.migrateTo('0016-instructions');
    const [account, farm, left] = [newId(), newId(), newId()];
    const at = { created_at: 1, updated_at: 1 };
    const person = { email: 'a@example.test', firstname: 'A', lastname: 'B', avatar: null, password_hash: 'none' };
    await db
      .insertInto('accounts')
      .values({ id: account, ...person, ...at, disabled_at: null })
      .execute();
    for (const [id, disabled] of [
      [farm, null],
      [left, 1],
    ] as const) {
      const names = { name: 'Éden', search_name: 'eden', place: 'Agadir', time_zone: 'UTC', modules: '[]' };
      await db
        .insertInto('farmers')
        .values({ id, ...names, change_no: 0, purged_no: 0, created_at: 1 })
        .execute();
      const link = { farmer_id: id, account_id: account, role: 'viewer' as const, permissions: '["plots.view"]' };
      await db
        .insertInto('farm_accounts')
        .values({ ...link, disabled_at: disabled })
        .execute();
    }
    await migrator.migrateToLatest();
    expect(await copiesOf(db)).toMatchObject([
      { account_id: account, farmer_id: farm, search_name: 'eden', role: 'viewer' },
    ]);
    expect(await copiesOf(db)).toEqual(await truthOf(db));
    await db.destroy();
  });
});

/** A database of the kind that this run tests, without a table. */
async function emptyOf(): Promise<Kysely<Tables>> {
  if (kind === 'sqlite') return new Kysely<Tables>({ dialect: sqliteDialect(new DatabaseSync(':memory:')) });
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: await emptyDatabase() }) }),
  });
}
