// node proofs/floods/run.ts [phones] [readings] [sqlite|postgres]: 2,100 half-sent calls of one address; phones that come back at once with readings, on one farm and on fifty, on SQLite and (where there is one) PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBinaries, startPostgres } from '../../data-server/testing/postgres.ts';
import { comeBack } from './come-back.ts';
import { holdHalfSent } from './half-sent.ts';

/** Milliseconds that a bystander may wait for a save, at the 99th percentile. */
const patience = 1000;

const [phones = 1000, readings = 20] = process.argv.slice(2, 4).map(Number);
const [only] = process.argv.slice(4);
const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-floods-'));

async function prove(
  name: string,
  placeOf: (farms: number) => Promise<[env: Record<string, string>, address: string]>,
) {
  for (const farms of [1, 50]) {
    const figures = await comeBack(...(await placeOf(farms)), { phones, readings, farms, bystanders: 10 });
    process.stdout.write(`${name}: ${JSON.stringify(figures)}\n`);
    const { lost, twice, bystanderSaves } = figures;
    if (lost + twice > 0 || bystanderSaves.p99 > patience) process.exitCode = 1;
  }
}

const halfSent = await holdHalfSent({ DATA_DIR: path.join(folder, 'half-sent') }, 2100, 200);
process.stdout.write(`Half sent: ${JSON.stringify(halfSent)}\n`);
if (halfSent.inTime < 0.95 * halfSent.calls) process.exitCode = 1;
if (only !== 'postgres')
  await prove('SQLite', async (farms) => {
    const data = path.join(folder, `sqlite-${farms}`);
    return [{ DATA_DIR: data }, path.join(data, 'demo.db')];
  });
const binaries = findBinaries();
if (binaries === null) process.stderr.write('No PostgreSQL on this machine: its figures are SKIPPED.\n');
else if (only !== 'sqlite') {
  const postgres = await startPostgres(binaries, true);
  await prove('PostgreSQL', async (farms) => {
    const address = await postgres.create(`thousand_${farms}`);
    return [{ DATA_DIR: path.join(folder, 'none'), DATABASE_URL: address }, address];
  });
  await postgres.stop();
}
rmSync(folder, { recursive: true, force: true });
