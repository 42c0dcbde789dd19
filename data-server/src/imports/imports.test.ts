import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { sql } from 'kysely';
import { aPhoto } from '@seguia/testing/photos';
import { backupTables, type BackupTable } from '../admin/backup-format.ts';
import { aReading } from '../../testing/test-farm.ts';
import { start, testServer } from '../../testing/test-server.ts';

const server = await testServer();

const imported = (plotId: string, rows: readonly Partial<Wire['ReadingBody']>[], name = 'cahier 2025.xlsx') => ({
  file_name: name,
  readings: rows.map((row, index) => ({
    place: { sheet: 'Serre 1', row: index + 2, cell: `C${index + 2}` },
    reading: aReading(plotId, row),
  })),
});

const three = [{ time: '08:00' }, { time: '12:00', note: 'pompe réglée' }, { time: '16:00', intake_ec: 2.4 }];

async function setUp() {
  const farm = await server.addFarm();
  const plot = await farm.addPlot();
  const manager = await server.addPerson(farm, 'manager');
  const at = () => `${farm.url}/imports/${newId()}`;
  const readings = async (headers: Record<string, string> = {}) =>
    (await manager.get<Wire['ReadingPage']>(`${farm.url}/readings`, { paginate: '200', ...headers })).body;
  return { farm, plot, manager, at, readings };
}

/** Returns all rows of all tables that a backup contains, as text. */
async function everyRow(): Promise<Record<string, string[]>> {
  const tables = Object.entries(backupTables) as [BackupTable, readonly string[]][];
  const found = tables.map(async ([table, key]) => {
    const { rows } =
      await sql`SELECT * FROM ${sql.table(table)} ORDER BY ${sql.join(key.map((column) => sql.ref(column)))}`.execute(
        server.db,
      );
    return [table, rows.map((row) => JSON.stringify(row))] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

test('an import adds its readings, each with its file, sheet, row and cell, and phones get them as changes', async () => {
  const { plot, manager, at, readings } = await setUp();
  const before = await readings({ 'sync-date': '0', 'sync-is-possible': 'true' });
  const url = at();
  const made = await manager.write<Wire['Import']>('PUT', url, { body: imported(plot, three), seen: null });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ file_name: 'cahier 2025.xlsx', imported: 3, skipped: 0, version: 1 });
  const changes = await readings({ 'sync-date': before.meta.sync_date ?? '', 'sync-is-possible': 'true' });
  expect(changes.meta.full).toBe(false);
  expect(changes.data.map(({ time, note }) => [time, note])).toEqual([
    ['08:00', null],
    ['12:00', 'pompe réglée'],
    ['16:00', null],
  ]);
  const id = url.slice(url.lastIndexOf('/') + 1);
  const source = { import_id: id, file_name: 'cahier 2025.xlsx', sheet: 'Serre 1', row: 3, cell: 'C3' };
  expect(changes.data[1]?.source).toEqual(source);
});

// Specification 10: importing a file twice adds nothing
test('the same request sent twice imports once; the same file imported twice adds nothing', async () => {
  const { plot, manager, at, readings } = await setUp();
  const [url, key, body] = [at(), newId(), imported(plot, three)];
  await manager.write('PUT', url, { body, seen: null, key });
  const repeat = await manager.write<Wire['Import']>('PUT', url, { body, seen: null, key });
  expect([repeat.status, repeat.body.imported]).toEqual([200, 3]);
  const again = await manager.write<Wire['Import']>('PUT', at(), { body, seen: null });
  expect(again.body).toMatchObject({ imported: 0, skipped: 3 });
  expect((await readings()).data).toHaveLength(3);
});

test('leaves out a reading that the farm has, whoever made it, but imports another value of the same minute', async () => {
  const { farm, plot, manager, at } = await setUp();
  await manager.write('PUT', `${farm.url}/readings/${newId()}`, {
    body: aReading(plot, { time: '08:00' }),
    seen: null,
  });
  const body = imported(plot, [{ time: '08:00' }, { time: '08:00', intake_ec: 3 }, { time: '08:00', intake_ec: 3 }]);
  const { body: made } = await manager.write<Wire['Import']>('PUT', at(), { body, seen: null });
  expect(made).toMatchObject({ imported: 1, skipped: 2 });
});

// Specification 10: a file’s readings are imported all or none
test('one reading that breaks a rule, or names no plot, refuses them all', async () => {
  const { plot, manager, at, readings } = await setUp();
  const wrong = imported(plot, [...three, { time: '17:00', intake_ec: 21 }, { date: '2096-02-28' }]);
  const refused = await manager.write('PUT', at(), { body: wrong, seen: null });
  expect([refused.status, refused.body.errors?.map(({ field, code }) => `${field} ${code}`)]).toEqual([
    422,
    ['readings.3.reading.intake_ec ec_over_20', 'readings.4.reading.date date_in_future'],
  ]);
  const elsewhere = imported(newId(), three);
  expect((await manager.write('PUT', at(), { body: elsewhere, seen: null })).body.errors?.[0]?.code).toBe(
    'plot_unknown',
  );
  expect((await readings()).data).toEqual([]);
});

test('a closed plot accepts readings of a sheet, also of days after its closing', async () => {
  const { farm, manager, at, readings } = await setUp();
  const closed = await farm.addPlot({ closed: 1 }); // the clock on the farm is at 17:30
  server.setClock('2026-06-15T13:00:00Z');
  const body = imported(closed, [...three, { time: '17:40' }]);
  const { status } = await manager.write('PUT', at(), { body, seen: null });
  server.setClock(start);
  expect([status, (await readings()).data.length]).toEqual([201, 4]);
});

// Specification 10: undoing an import restores the database
test('undo restores the database row by row, and only the record of the import stays', async () => {
  const { farm, plot, manager, at, readings } = await setUp();
  await manager.write('PUT', `${farm.url}/readings/${newId()}`, { body: aReading(plot), seen: null });
  const before = await everyRow();
  const url = at();
  await manager.write('PUT', url, { body: imported(plot, three), seen: null });
  const { meta } = await readings({ 'sync-date': '0', 'sync-is-possible': 'true' });
  const undone = await manager.write<Wire['Import']>('DELETE', url, { seen: 1 });
  expect(undone.body).toMatchObject({ imported: 3, stayed: 0, version: 2 });
  expect(undone.body.undone_at).toBeGreaterThan(0);
  const after = await everyRow();
  // The record of the import and of its undoing, and the farm's counters, which only rise, differ from before.
  const { imports, ...kept } = after;
  expect(imports).toHaveLength(1 + (before.imports?.length ?? 0));
  kept.revisions = (kept.revisions ?? []).filter(
    (row) => !row.includes('"subject":"import"') || before.revisions?.includes(row),
  );
  const counters = /"change_no":\d+,"purged_no":\d+/;
  const withoutCounters = (rows: string[] = []) => rows.map((row) => row.replace(counters, ''));
  expect(withoutCounters(kept.farmers)).toEqual(withoutCounters(before.farmers));
  const { imports: _imports, farmers: _farmers, sessions: _sessions, ...rest } = before;
  const { farmers: _, sessions: __, ...others } = kept;
  expect(others).toEqual(rest);
  // A phone that has the readings already gets a full answer, without them.
  const fetched = await readings({ 'sync-date': meta.sync_date ?? '', 'sync-is-possible': 'true' });
  expect([fetched.meta.full, fetched.data.length]).toEqual([true, 1]);
});

test('undo keeps and counts what somebody changed or deleted since, and works once', async () => {
  const { farm, plot, manager, at, readings } = await setUp();
  const url = at();
  await manager.write('PUT', url, { body: imported(plot, three), seen: null });
  const [first, second] = (await readings({ 'order-by': 'time' })).data;
  const changed = aReading(plot, { time: '08:00', intake_ec: 2.2 });
  const edited = await manager.write<Wire['Reading']>('PUT', `${farm.url}/readings/${first!.id}`, {
    body: changed,
    seen: 1,
  });
  expect(edited.body.source?.cell).toBe('C2');
  await manager.write('DELETE', `${farm.url}/readings/${second!.id}`, { seen: 1 });
  expect((await manager.write<Wire['Import']>('DELETE', url, { seen: 1 })).body).toMatchObject({ stayed: 2 });
  expect((await readings()).data.map(({ id }) => id)).toEqual([first!.id]);
  expect((await manager.write('DELETE', url, { seen: 2 })).status).toBe(404);
  const { body: revisions } = await manager.get<Wire['RevisionPage']>(`${farm.url}/readings/${first!.id}/revisions`);
  expect(revisions.data[0]?.changes).toEqual([{ field: 'intake_ec', old: 2.1, new: 2.2 }]);
});

test('undo keeps a reading with a photo that somebody added', async () => {
  const { farm, plot, manager, at, readings } = await setUp();
  const url = at();
  await manager.write('PUT', url, { body: imported(plot, three), seen: null });
  const [first, second] = (await readings({ 'order-by': 'time' })).data.map(({ id }) => `${farm.url}/readings/${id}`);
  const [photo, taken] = [`${first}/photos/${newId()}`, `${second}/photos/${newId()}`];
  for (const each of [photo, taken]) expect((await manager.putPicture(each, aPhoto())).status).toBe(201);
  await manager.write('DELETE', taken, { seen: 1 });
  expect((await manager.write<Wire['Import']>('DELETE', url, { seen: 1 })).body).toMatchObject({ stayed: 1 });
  expect((await readings()).data.map(({ id }) => `${farm.url}/readings/${id}`)).toEqual([first]);
  expect((await manager.getPicture(photo)).status).toBe(200);
});

test('imports are listed, the newest first, those of other farms are not', async () => {
  const { farm, plot, manager, at } = await setUp();
  await manager.write('PUT', at(), { body: imported(plot, three, 'a.csv'), seen: null });
  await manager.write('PUT', at(), { body: imported(plot, three, 'b.csv'), seen: null });
  const { body } = await manager.get<Wire['ImportPage']>(`${farm.url}/imports`);
  expect(body.data.map(({ file_name, skipped }) => [file_name, skipped])).toEqual([
    ['b.csv', 3],
    ['a.csv', 0],
  ]);
});
