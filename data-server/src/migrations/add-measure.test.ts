import { newId } from '@seguia/shared/domain/uuid';
import { type Kysely, sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { addMeasure } from './add-measure.ts';
import { columnTypes } from './column-types.ts';

const { db, addFarm, addPerson } = await testServer();
const column = 'substrate_temperature';

/** What SQLite knows of the readings' indexes, without which it plans for ten rows a farm; PostgreSQL collects its own. */
async function plannedFor() {
  if (inject('database') !== 'sqlite') return null;
  const figures = await sql<{
    idx: string;
  }>`SELECT idx, stat FROM sqlite_stat1 WHERE tbl = 'readings' ORDER BY idx`.execute(db);
  expect(figures.rows.length).toBeGreaterThan(8);
  return figures.rows;
}

test('a measure that is added has its columns and limits, keeps every row, and makes a reading by itself', async () => {
  const farm = await addFarm();
  const manager = await addPerson(farm);
  const plot = await farm.addPlot();
  const put = (id: string) =>
    manager.write('PUT', `${farm.url}/readings/${id}`, {
      body: { plot_id: plot, date: '2026-06-14', time: '09:00', entry_type: 'value', intake_ec: 2 },
      seen: null,
    });
  const [first, second] = [newId(), newId()];
  await put(first);
  await put(second);
  const plans = await plannedFor();
  await addMeasure(db as unknown as Kysely<unknown>, columnTypes[inject('database')], column, { low: -10, high: 60 });
  expect(await plannedFor()).toEqual(plans);
  const set = (values: string) => sql.raw(`UPDATE readings SET ${values} WHERE id = '${first}'`).execute(db);
  await set(`${column} = 21.5, intake_ec = NULL`);
  const { rows } = await sql<Record<string, unknown>>`SELECT * FROM readings ORDER BY id`.execute(db);
  expect(rows.map((row) => [row['id'], row['intake_ec'], row[column]])).toEqual([
    [first, null, 21.5],
    [second, 2, null],
  ]);
  await expect(set(`${column} = 61`)).rejects.toThrow(/check/i);
  await expect(set(`${column} = NULL`)).rejects.toThrow(/check/i);
  await expect(put(newId())).resolves.toMatchObject({ status: 201 });
  await sql.raw(`SELECT ${column}_low, ${column}_high FROM target_bands`).execute(db);
});
