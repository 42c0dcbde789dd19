// PostgreSQL refuses the beginning of a transaction, and would take its statements one by one: each would be stored by itself.
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { newId } from '@seguia/shared/domain/uuid';
import { postgresProxy } from '../../testing/postgres-proxy.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';
import { farmRow } from '../admin/add-farm.ts';
import { inTransaction, type Trx } from './transaction.ts';
import { inOneTrip } from './statements/one-trip.ts';

const isPostgres = inject('database') === 'postgres' && inject('postgres')?.includes('host=');

let refused = 0;
let refuses = false;
/** A statement as the driver sends it. */
const messageOf = (statement: string) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + statement.length + 1);
  return `Q${length.toString('latin1')}${statement}\0`;
};
/** What PostgreSQL gets instead of `begin`, and refuses as if it took too long. */
const refusal = "do 'begin raise ''too long'' using errcode = ''57014''; end'";
const toDatabase = (bytes: Buffer) => {
  const text = bytes.toString('latin1');
  if (!refuses || !text.includes(messageOf('begin'))) return bytes;
  refused += 1;
  return Buffer.from(text.replace(messageOf('begin'), messageOf(refusal)), 'latin1');
};
const proxy = isPostgres ? await postgresProxy(await freshDatabase(), () => ({ toDatabase })) : null;
const server = await testServer({ logLevel: 'silent', ...(proxy && { database: proxy.address }) });
afterAll(() => proxy?.close());
beforeEach(() => void ([refused, refuses] = [0, false]));

const currentTime = (trx: Trx) => sql`select now()`.execute(trx);
const add = (trx: Trx) =>
  trx
    .insertInto('farmers')
    .values(farmRow({ name: 'Oasis', place: null, timeZone: 'UTC', modules: [] }, new Date()))
    .execute();

/** The connections of this database that are in a transaction. */
async function open() {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(server.db);
  return rows;
}

describe.runIf(isPostgres)('a transaction whose beginning PostgreSQL refuses', () => {
  test('stores nothing of a save, alone or of ten together, and the next try stores each once', async () => {
    const farm = await server.addFarm();
    const person = await server.addPerson(farm, 'recorder');
    const plot = await farm.addPlot();
    const stored = async () => {
      const ids = await server.db.selectFrom('readings').select('id').where('farmer_id', '=', farm.id).execute();
      const revisions = server.db.selectFrom('revisions').select('subject_id').where('farmer_id', '=', farm.id);
      return [ids.length, (await revisions.execute()).length];
    };
    for (const count of [1, 10]) {
      const before = await stored();
      const puts = Array.from({ length: count }, () => {
        const [id, key] = [newId(), newId()];
        const put = { body: aReading(plot), seen: null, key };
        return async () => (await person.write('PUT', `${farm.url}/readings/${id}`, put)).status;
      });
      refuses = true;
      const answers = await Promise.all(puts.map((put) => put()));
      expect([new Set(answers), refused > 0]).toEqual([new Set([503]), true]);
      expect([await stored(), await open()]).toEqual([before, []]);
      refuses = false;
      expect(new Set(await Promise.all(puts.map((put) => put())))).toEqual(new Set([201]));
      expect(await stored()).toEqual(before.map((number) => number + count));
    }
  });

  test.each([
    ['one statement after the other', (trx: Trx): Promise<unknown> => add(trx).then(() => add(trx))],
    [
      'in trips',
      (trx: Trx): Promise<unknown> => inOneTrip(trx, currentTime, currentTime).then(() => inOneTrip(trx, add, add)),
    ],
  ])('stores nothing that is sent %s, and leaves a connection for the next one', async (_, work) => {
    const farms = () => server.db.selectFrom('farmers').select('id').execute();
    const before = (await farms()).length;
    refuses = true;
    await expect(inTransaction(server.db, work)).rejects.toThrow('too long');
    expect([refused, (await farms()).length, await open()]).toEqual([1, before, []]);
    refuses = false;
    await inTransaction(server.db, work);
    expect(await farms()).toHaveLength(before + 2);
  });
});
