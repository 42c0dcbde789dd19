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

interface Capacity {
  savedPerSecond: number;
  /** Calls for what changed since, with nothing changed: what an app in sight sends every five minutes, to six lists. */
  emptyPullsPerSecond: number;
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
  const emptyPullsPerSecond = await pullEmpty(caller);
  await server.kill('SIGTERM');
  return { savedPerSecond, emptyPullsPerSecond, bytesOfReading: Math.round(((await size()) - before) / saves) };
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

async function pullEmpty(caller: Caller): Promise<number> {
  let mark = '0';
  for (let hasMore = true; hasMore;) {
    const { data } = await pull(caller, mark);
    mark = data?.meta.sync_date ?? '';
    hasMore = data?.meta.has_more ?? false;
  }
  let calls = 0;
  const until = performance.now() + seconds * 1000;
  await together(async () => {
    while (performance.now() < until) {
      const { response } = await pull(caller, mark);
      if (!response.ok) throw new Error(`A pull was answered ${response.status}.`);
      calls += 1;
    }
  });
  return Math.round(calls / seconds);
}

const pull = ({ api, farm }: Caller, mark: string) =>
  api.GET('/farmers/{farmer_id}/readings', {
    params: { path: farm, header: { 'sync-date': mark, 'sync-is-possible': true, paginate: 200 } },
  });

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
