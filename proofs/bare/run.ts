// node proofs/bare/run.ts ROUNDS SECONDS: a data server beside a bare one that runs the same statements, on SQLite and (where there is one) PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBinaries, startPostgres } from '../../data-server/testing/postgres.ts';
import { compare, type Comparison } from './compare.ts';

const [rounds = 5, seconds = 2] = process.argv.slice(2).map(Number);
const size = { connections: [1, 50, 500], rounds, seconds };
const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-bare-'));

function print(name: string, comparisons: readonly Comparison[]) {
  for (const found of comparisons) process.stdout.write(`${name} ${JSON.stringify(found)}\n`);
}

const data = path.join(folder, 'sqlite');
print('SQLite', await compare({ DATA_DIR: data }, path.join(data, 'demo.db'), folder, size));

const binaries = findBinaries();
if (binaries === null) process.stderr.write('No PostgreSQL on this machine: its figures are SKIPPED.\n');
else {
  const postgres = await startPostgres(binaries, true);
  const address = await postgres.create('bare');
  print('PostgreSQL', await compare({ DATA_DIR: data, DATABASE_URL: address }, address, folder, size));
  await postgres.stop();
}
rmSync(folder, { recursive: true, force: true });
