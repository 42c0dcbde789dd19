// node proofs/server/capacity.ts: what sixteen phones get from one data server on the demo, and what a saved reading takes on the disk: the figures that
// docs/scaling.md is computed from. On SQLite and (where there is one) PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { findBinaries, startPostgres } from '../../data-server/testing/postgres.ts';
import { logIn, newChange, send, type Caller } from './caller.ts';
import { startProgram } from './program.ts';

const phones = 16;
const saves = 4000;
const seconds = 5;
const lists = [
  'plots',
  'crops',
  'crop-types',
  'campaigns',
  'target-bands',
  'water-days',
  'meters',
  'calibrations',
  'instructions',
  'photos',
  'readings',
] as const;
type List = (typeof lists)[number];

interface Capacity {
  savedPerSecond: number;
  /** Pulls of all lists with nothing changed, by the one call that an app in sight sends every five minutes. */
  emptyPullsPerSecond: number;
  /** The same by a call of each list, as apps pull from a server that does not know that call. */
  emptyPullsByListPerSecond: number;
  /** Of a reading with its revision and its part of all indexes. */
  bytesOfReading: number;
}

const together = (work: () => Promise<void>) => Promise.all(Array.from({ length: phones }, work));

/** `size`: bytes that the data take while no server runs. */
async function measure(settings: Record<string, string>, size: () => Promise<number>): Promise<Capacity> {
  const env = { DEMO: '1', ...settings };
  await (await startProgram(env)).kill('SIGTERM');
  const before = await size();
  const server = await startProgram(env);
  const caller = await logIn(server.url);
  const savedPerSecond = await saveAll(caller);
  const marks = new Map<List, string>();
  for (const list of lists) marks.set(list, await markOf(caller, list));
  const emptyPullsPerSecond = await perSecond(() => pullAtOnce(caller, marks));
  const emptyPullsByListPerSecond = await perSecond(async () => {
    for (const [list, mark] of marks) await pull(caller, list, mark);
  });
  await server.kill('SIGTERM');
  const bytesOfReading = Math.round(((await size()) - before) / saves);
  return { savedPerSecond, emptyPullsPerSecond, emptyPullsByListPerSecond, bytesOfReading };
}

async function saveAll(caller: Caller): Promise<number> {
  let sent = 0;
  const began = performance.now();
  await together(async () => {
    while (sent < saves) {
      sent += 1;
      const status = await send(caller, newChange());
      if (status !== 201) throw new Error(`A save was answered ${status}.`);
    }
  });
  return Math.round((saves * 1000) / (performance.now() - began));
}

/** How often in a second sixteen phones together do this. */
async function perSecond(work: () => Promise<unknown>): Promise<number> {
  let done = 0;
  const until = performance.now() + seconds * 1000;
  await together(async () => {
    while (performance.now() < until) {
      await work();
      done += 1;
    }
  });
  return Math.round(done / seconds);
}

/** The mark of a device that has the whole list. */
async function markOf(caller: Caller, list: List): Promise<string> {
  let mark = '0';
  for (let hasMore = true; hasMore;) {
    const { meta } = await pull(caller, list, mark);
    mark = meta.sync_date ?? '';
    hasMore = meta.has_more;
  }
  return mark;
}

async function pull({ api, farm }: Caller, list: List, mark: string) {
  const header = { 'sync-date': mark, 'sync-is-possible': true, paginate: 200 };
  const { data } = await api.GET(`/farmers/{farmer_id}/${list}`, { params: { path: farm, header } });
  if (!data) throw new Error(`The list ${list} was not answered.`);
  return data;
}

async function pullAtOnce({ api, farm }: Caller, marks: ReadonlyMap<List, string>): Promise<void> {
  const tag = [...marks].map(([list, mark]) => `${list.replace('-', '_')}=${mark}`).join(',');
  const params = { path: farm, header: { 'If-None-Match': `"${tag}"` } };
  const { response } = await api.GET('/farmers/{farmer_id}/changes', { params });
  if (response.status !== 304) throw new Error(`A pull was answered ${response.status}.`);
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-capacity-'));
const print = (name: string, figures: Capacity) =>
  process.stdout.write(`${name}, load ${os.loadavg()[0]?.toFixed(1)}: ${JSON.stringify(figures)}\n`);

const file = path.join(folder, 'sqlite', 'demo.db');
const sizeOfFile = async () => {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  const { size } =
    sqlite.prepare('SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()').get() ?? {};
  sqlite.close();
  return Number(size);
};
print('SQLite', await measure({ DATA_DIR: path.dirname(file) }, sizeOfFile));

const binaries = findBinaries();
if (binaries === null) process.stderr.write('No PostgreSQL on this machine: its figures are SKIPPED.\n');
else {
  const postgres = await startPostgres(binaries, true);
  const address = await postgres.create('capacity');
  const sizeOfTables = async () => {
    const client = new pg.Client(address);
    await client.connect();
    const { rows } = await client.query<{ size: string }>(
      `SELECT pg_total_relation_size('readings') + pg_total_relation_size('revisions') AS size`,
    );
    await client.end();
    return Number(rows[0]?.size);
  };
  print('PostgreSQL', await measure({ DATA_DIR: path.join(folder, 'none'), DATABASE_URL: address }, sizeOfTables));
  await postgres.stop();
}
rmSync(folder, { recursive: true, force: true });
