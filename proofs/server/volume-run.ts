// node proofs/server/volume-run.ts [readings]: every list, order, page, pull and window on a farm of 10,000 readings beside one of a million, on SQLite and
// PostgreSQL, what the longest answers do to others, and a backup under load.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../data-server/src/database/open-database.ts';
import { findBinaries, startPostgres } from '../../data-server/testing/postgres.ts';
import { makeBackup, putBack } from './backup-proof.ts';
import { measureVolume, whileSaving, type VolumeAccess } from './volume.ts';

const readings = Number(process.argv[2] ?? 1_000_000);
const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-volume-'));
const binaries = findBinaries();
if (binaries === null) process.stderr.write('No PostgreSQL on this machine: its proofs are SKIPPED.\n');
const postgres = binaries === null ? null : await startPostgres(binaries, true);
const print = (name: string, figures: unknown) =>
  process.stdout.write(`${name}: ${JSON.stringify(figures, null, 1)}\n`);

const sqlite = path.join(folder, 'seguia.db');
const databases: [string, string][] = [['SQLite', sqlite]];
if (postgres) databases.push(['PostgreSQL', await postgres.create('volume')]);
let access: VolumeAccess | null = null;
for (const [name, address] of databases) {
  const { figures, access: filled } = await measureVolume(address, readings);
  access ??= filled;
  print(name, figures);
  if (figures.slower.length > 0) process.exitCode = 1;
}
const target = postgres ? await postgres.create('restored') : path.join(folder, 'restored.db');
const file = path.join(folder, 'backup.gz');
const { result, saves } = await whileSaving(sqlite, access!, () => makeBackup(sqlite, file));
const backup = { ...result, savesBeside: saves, ...(await putBack(file, target)) };
print('backup', backup);
if (!backup.equal || backup.megabytes > 300) process.exitCode = 1;
await (await openDatabase(target)).close();
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
