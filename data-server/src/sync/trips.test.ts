// A busy server comes back late to each answer of the database, so what a save waits for is how often it asks.
import { afterAll, expect, inject, test } from 'vitest';
import { newId } from '@seguia/shared/domain/uuid';
import { countTurns } from '../../testing/counted-turns.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const isPostgres = inject('database') === 'postgres' && inject('postgres')?.includes('host=');
const counted = isPostgres ? await countTurns(await freshDatabase()) : null;
const server = await testServer(counted ? { database: counted.address } : {});
afterAll(() => counted?.close());

/** Its session and farm at once, its key, the two trips of its transaction, the commit. */
const tripsOfSave = 6;

test.runIf(isPostgres)('a save asks the database six times, one alone or ten together', async () => {
  const farm = await server.addFarm();
  const person = await server.addPerson(farm, 'recorder');
  const plot = await farm.addPlot();
  const save = async () => {
    const put = { body: aReading(plot), seen: null };
    expect((await person.write('PUT', `${farm.url}/readings/${newId()}`, put)).status).toBe(201);
  };
  await save();
  const before = counted?.turns() ?? 0;
  await save();
  expect((counted?.turns() ?? 0) - before).toBe(tripsOfSave);
  await Promise.all(Array.from({ length: 4 }, save));
  const between = counted?.turns() ?? 0;
  // The first of them has a transaction of its own; the others share the next one.
  await Promise.all(Array.from({ length: 10 }, save));
  expect((counted?.turns() ?? 0) - between).toBeLessThanOrEqual(2 * tripsOfSave + 4);
});

test.runIf(isPostgres)('saves of ten farms at once look up their callers and keys together', async () => {
  const saves = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const farm = await server.addFarm();
      const person = await server.addPerson(farm, 'recorder');
      const plot = await farm.addPlot();
      return () => person.write('PUT', `${farm.url}/readings/${newId()}`, { body: aReading(plot), seen: null });
    }),
  );
  for (const save of saves) await save();
  const before = counted?.turns() ?? 0;
  await Promise.all(saves.map((save) => save()));
  // The three trips of each transaction, and for each of the three look-ups one alone and then one for all others.
  expect((counted?.turns() ?? 0) - before).toBeLessThanOrEqual(3 * saves.length + 3 * 2 + 2);
});
