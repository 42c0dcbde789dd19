// What a failover does to a server: its connections are cut, and for a while the database that it reaches is a standby, which accepts no
// writes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { newId } from '@seguia/shared/domain/uuid';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';
import { openDatabase, statementSeconds } from './open-database.ts';

const server = await testServer({ logLevel: 'silent' });
const isPostgres = inject('database') === 'postgres' && inject('postgres') !== null;
const address = () => server.services.database.address ?? '';

/** Runs one statement in a database of the tests' PostgreSQL server, over a separate connection. */
async function outside(statement: string, database = address()) {
  const client = new pg.Client(database);
  client.on('error', () => undefined);
  await client.connect();
  await client.query(statement);
  await client.end();
}

const cut = () =>
  outside(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );

/** Makes new connections write, or refuses their writes as a standby does, and cuts the open connections. */
async function becomeStandby(isStandby: boolean) {
  const name = new URL(address()).pathname.slice(1);
  const answer = isStandby ? 'on' : 'off';
  await outside(`ALTER DATABASE ${name} SET default_transaction_read_only = ${answer}`, inject('postgres') ?? '');
  await cut();
}

describe.runIf(isPostgres)('a server whose database fails over', () => {
  test('goes on where a connection is cut between two statements of a transaction', async () => {
    const { db } = server;
    const work = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await cut();
      await wait(100);
      await sql`select 1`.execute(trx);
    });
    await expect(work).rejects.toThrow();
    await sql`select 1`.execute(db);
  });

  test('answers writes and reads with 503 and Retry-After alone, and keeps what it acknowledged', async () => {
    const farm = await server.addFarm();
    const person = await server.addPerson(farm);
    const plot = await farm.addPlot();
    const [saved, answers] = [new Set<string>(), new Set<string>()];
    const end = new AbortController();
    const hear = ({ status, headers }: { status: number; headers: Record<string, string | undefined> }) =>
      answers.add(status < 500 ? String(status) : `${status} ${headers['retry-after'] ?? 'without a word'}`);
    const write = async () => {
      while (!end.signal.aborted) {
        const id = newId();
        const answer = await person.write('PUT', `${farm.url}/readings/${id}`, { body: aReading(plot), seen: null });
        hear(answer);
        if (answer.status === 201) saved.add(id);
      }
    };
    const read = async () => {
      while (!end.signal.aborted) hear(await person.get(`${farm.url}/readings`));
    };
    const people = [...Array.from({ length: 6 }, write), read(), read()];
    for (const isStandby of [true, false, true, false]) {
      await wait(150);
      await becomeStandby(isStandby);
    }
    await wait(150);
    end.abort();
    await Promise.all(people);
    expect([...answers].toSorted()).toEqual(['200', '201', '503 2']);
    const rows = await server.db.selectFrom('readings').select('id').where('farmer_id', '=', farm.id).execute();
    const there = new Set(rows.map(({ id }) => id));
    expect([...saved].filter((id) => !there.has(id))).toEqual([]);
  });
});

test.runIf(isPostgres)(
  'servers that start at once on an empty database all start, and it is migrated once',
  async () => {
    const name = `at_once_${Date.now()}`;
    await outside(`CREATE DATABASE ${name}`, inject('postgres') ?? '');
    const empty = (inject('postgres') ?? '').replace('/postgres?', `/${name}?`);
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(empty, statementSeconds)));
    const epochs = await Promise.all(
      opened.map(({ db }) => db.selectFrom('server_state').selectAll().where('key', '=', 'epoch').execute()),
    );
    expect(new Set(epochs.map((rows) => JSON.stringify(rows))).size).toBe(1);
    await Promise.all(opened.map(({ close }) => close()));
  },
);

test('behind PgBouncer the role has the limits that a server would set itself', () => {
  const file = path.resolve(import.meta.dirname, '../../../docs/operate/cluster/database.sql');
  expect(readFileSync(file, 'utf8')).toContain(`statement_timeout = '${statementSeconds}s'`);
});
