// node data-server/src/proof/run.ts [rounds] [seconds]: the long proofs of the data server, on SQLite and (where there is one) PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBinaries, startPostgres } from '../testing/postgres.ts';
import { killWhileWriting } from './kill.ts';
import { measureLoad } from './load.ts';

const rounds = Number(process.argv[2] ?? 20);
const seconds = Number(process.argv[3] ?? 5);
const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-proof-'));
const results: Record<string, unknown> = {};

const both = async (name: string, env: (purpose: string) => Promise<Record<string, string>>) => {
  const kill = await killWhileWriting({ rounds, writers: 16, killAfter: [200, 900], env: await env('kill') });
  const load = await measureLoad(await env('load'), seconds);
  results[name] = { kill, load };
  if (kill.lost + kill.twice > 0) process.exitCode = 1;
};

await both('SQLite', async (purpose) => ({ DATA_DIR: path.join(folder, purpose) }));
const binaries = findBinaries();
if (binaries === null) process.stderr.write('No PostgreSQL on this machine: its proofs are SKIPPED.\n');
else {
  const postgres = await startPostgres(binaries, true);
  await both('PostgreSQL', async (purpose) => ({
    DATA_DIR: path.join(folder, purpose),
    DATABASE_URL: await postgres.create(purpose),
  }));
  await postgres.stop();
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
