// Writes that arrive together: on PostgreSQL they share a transaction and its statements, on SQLite a commit.
import { sql } from 'kysely';
import { expect, inject, test, vi } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const isPostgres = inject('database') === 'postgres';

async function aFarm() {
  const farm = await server.addFarm();
  const [recorder, other, viewer] = [
    await server.addPerson(farm, 'recorder'),
    await server.addPerson(farm, 'recorder'),
    await server.addPerson(farm, 'viewer'),
  ];
  return { farm, recorder, other, viewer, plot: await farm.addPlot() };
}

type Place = Awaited<ReturnType<typeof aFarm>>;

const at = ({ farm }: Place, id: string) => `${farm.url}/readings/${id}`;

const storedOf = ({ farm }: Place) =>
  server.db
    .selectFrom('readings')
    .innerJoin('revisions', 'revisions.subject_id', 'readings.id')
    .select(['readings.id', 'readings.change_no', 'readings.version', 'revisions.version as revision'])
    .where('readings.farmer_id', '=', farm.id)
    .where('revisions.farmer_id', '=', farm.id)
    .execute();

test('fifty readings that arrive together are stored once each, with a revision and a number of their own', async () => {
  const place = await aFarm();
  const begun = vi.spyOn(server.db, 'transaction');
  const ids = Array.from({ length: 50 }, newId);
  const answers = await Promise.all(
    ids.map((id) =>
      place.recorder.write<Wire['Reading']>('PUT', at(place, id), { body: aReading(place.plot), seen: null }),
    ),
  );
  const transactions = begun.mock.calls.length;
  begun.mockRestore();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(answers.map(({ body }) => body.id)).toEqual(ids);
  const stored = await storedOf(place);
  expect(stored.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(new Set(stored.map(({ change_no }) => change_no)).size).toBe(50);
  expect(stored.every(({ version, revision }) => version === 1 && revision === 1)).toBe(true);
  expect(transactions).toBeLessThan(10);
});

test('of writes that arrive together each gets its own answer', async () => {
  const place = await aFarm();
  const { recorder, other, viewer, plot } = place;
  const [old, twice, key, used, unseen] = [newId(), newId(), newId(), newId(), newId()];
  await recorder.write('PUT', at(place, old), { body: aReading(plot), seen: null, key: used });
  const body = aReading(plot);
  const answers = await Promise.all([
    recorder.write('PUT', at(place, newId()), { body, seen: null }),
    recorder.write('PUT', at(place, newId()), { body: { ...body, plot_id: newId() }, seen: null }),
    viewer.write('PUT', at(place, newId()), { body, seen: null }),
    recorder.write('PUT', at(place, old), { body: { ...body, intake_ec: 3 }, seen: 1 }),
    recorder.write('PUT', at(place, old), { body: { ...body, intake_ec: 4 }, seen: 1 }),
    recorder.write('PUT', at(place, twice), { body, seen: null, key }),
    recorder.write('PUT', at(place, twice), { body, seen: null, key }),
    other.write('PUT', at(place, newId()), { body, seen: null, key: used }),
    other.write('DELETE', at(place, unseen), { seen: 1 }),
    other.write('PUT', at(place, newId()), { body, seen: null }),
  ]);
  const statuses = answers.map(({ status }) => status);
  // Of two at once, either may be first.
  const pair = (from: number) => statuses.splice(from, 2).toSorted((a, b) => a - b);
  expect([pair(5), pair(3)]).toEqual([
    [200, 201],
    [200, 412],
  ]);
  expect(statuses).toEqual([201, 422, 403, 409, 404, 201]);
  const versions = (await storedOf(place)).filter(({ id }) => id === old).map(({ revision }) => revision);
  expect(versions.toSorted((a, b) => a - b)).toEqual([1, 2]);
});

test('one that the database refuses fails alone', async () => {
  const place = await aFarm();
  await forbidValue(place.farm.id);
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) =>
      place.recorder.write('PUT', at(place, newId()), {
        body: { ...aReading(place.plot), intake_ec: number === 7 ? 9.87 : 2 },
        seen: null,
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(
    Array.from({ length: 20 }, (_, number) => (number === 7 ? 'rejected' : 'fulfilled')),
  );
  expect(await storedOf(place)).toHaveLength(19);
});

/** A rule of the database that the server does not know. */
async function forbidValue(farmId: string) {
  if (isPostgres)
    await sql`ALTER TABLE readings ADD CHECK (farmer_id <> ${sql.lit(farmId)} OR intake_ec <> 9.87)`.execute(server.db);
  else
    await sql`CREATE TRIGGER forbidden BEFORE INSERT ON readings
      WHEN NEW.farmer_id = ${sql.lit(farmId)} AND NEW.intake_ec = 9.87
      BEGIN SELECT RAISE(ABORT, 'forbidden'); END`.execute(server.db);
}

test('somebody who saves once waits for few of those that a phone sends at once', async () => {
  const place = await aFarm();
  const order: string[] = [];
  const save = async (who: 'recorder' | 'other') => {
    await place[who].write('PUT', at(place, newId()), { body: aReading(place.plot), seen: null });
    order.push(who);
  };
  await Promise.all([...Array.from({ length: 400 }, () => save('recorder')), save('other')]);
  // First come, first served, would make it the last.
  expect(order.indexOf('other')).toBeLessThan(350);
});
