// node proofs/fuzz/run.ts [requests] [seed]: wrong requests against the program, on SQLite and (where there is one) PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createApi } from '@seguia/openapi';
import { startProgram } from '../server/program.ts';
import { findBinaries, startPostgres } from '../../data-server/testing/postgres.ts';
import { fuzz } from './fuzz.ts';

const requests = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);
const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-fuzz-'));

async function run(name: string, env: Record<string, string>) {
  const server = await startProgram({ DEMO: '1', FORGOT_PASSWORD_LIMIT: '0/1', LOG_LEVEL: 'silent', ...env });
  const { port } = new URL(server.url);
  const began = performance.now();
  const report = await fuzz({ port: Number(port), requests, seed, world: await worldOf(`${server.url}/v2`) });
  await server.kill('SIGTERM');
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(`${JSON.stringify({ name, requests, seed, seconds, ...report }, null, 2)}\n`);
  if (report.faults.length > 0) process.exitCode = 1;
}

/** A manager of the demo, and a farm, a plot, a reading and a campaign of theirs. */
async function worldOf(baseUrl: string) {
  const credentials = { email: 'manager@demo.test', password: 'seguia-demo', device_name: 'fuzz' };
  const { data: session } = await createApi({ baseUrl }).POST('/auth/login', { body: credentials });
  const token = session?.token ?? '';
  const api = createApi({ baseUrl, token });
  const { data: farms } = await api.GET('/farmers', { params: { query: { search: 'souss' } } });
  const farm = farms?.data[0]?.id ?? '';
  const params = { path: { farmer_id: farm } };
  const lists = [
    await api.GET('/farmers/{farmer_id}/plots', { params }),
    await api.GET('/farmers/{farmer_id}/readings', { params }),
    await api.GET('/farmers/{farmer_id}/campaigns', { params }),
  ];
  const ids = lists.map(({ data }) => data?.data[0]?.id ?? '');
  // Every path below a farm begins with its id.
  return { token, ids: [farm, farm, farm, ...ids] };
}

await run('SQLite', { DATA_DIR: path.join(folder, 'data') });
const binaries = findBinaries();
if (binaries === null) process.stderr.write('No PostgreSQL on this machine: its fuzz is SKIPPED.\n');
else {
  const postgres = await startPostgres(binaries);
  await run('PostgreSQL', { DATA_DIR: path.join(folder, 'mails'), DATABASE_URL: await postgres.create('fuzz') });
  await postgres.stop();
}
rmSync(folder, { recursive: true, force: true });
