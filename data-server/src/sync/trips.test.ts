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

/** The fewest trips that `work` took in five tries: calls that a busy machine lets come one after the other share less. */
async function fewestTrips(work: () => Promise<unknown>): Promise<number> {
  let fewest = Infinity;
  for (let round = 0; round < 5; round++) {
    const before = counted?.turns() ?? 0;
    await work();
    fewest = Math.min(fewest, (counted?.turns() ?? 0) - before);
  }
  return fewest;
}

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
  expect(await fewestTrips(save)).toBe(tripsOfSave);
  await Promise.all(Array.from({ length: 4 }, save));
  // The first of them has a transaction of its own; the others share the next one.
  const together = await fewestTrips(() => Promise.all(Array.from({ length: 10 }, save)));
  expect(together).toBeLessThanOrEqual(2 * tripsOfSave + 4);
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
  const together = await fewestTrips(() => Promise.all(saves.map((save) => save())));
  // The three trips of each transaction, and for each of the three look-ups one alone and then one for all others.
  expect(together).toBeLessThanOrEqual(3 * saves.length + 3 * 2 + 2);
});
