// node proofs/server/run.ts [kills] [seconds of load; 0: none] [disks]: the long proofs of the data server, on SQLite and (where there is one)
// PostgreSQL: killed, stopped, with a full disk and backed up while people write, and under load.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBinaries, startPostgres } from '../../data-server/testing/postgres.ts';
import { smallDisk } from '../../tools/test-world/small-disk.ts';
import { backUpWhileWriting } from './backup-while-writing.ts';
import { fillWhileWriting } from './full-disk.ts';
import { killWhileWriting } from './kill.ts';
import { measureLoad } from './load.ts';
import { stopUnderLoad } from './stop.ts';

const [kills = 200, seconds = 5, disks = 20] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-proof-'));
chmodSync(folder, 0o711); // PostgreSQL, which does not run as root, has its small disk in it
const binaries = findBinaries();

type Env = (purpose: string) => Promise<Record<string, string>>;

const prove = async (name: string, env: Env, fillDisk: () => ReturnType<typeof onSmallDisk>) => {
  const print = (what: string, figures: unknown) =>
    process.stdout.write(`${name}, ${what}: ${JSON.stringify(figures, null, 2)}\n`);
  const kill = await killWhileWriting({ rounds: kills, writers: 16, killAfter: [200, 900], env: await env('kill') });
  print('killed', kill);
  const stop = await stopUnderLoad(Math.ceil(kills / 10), await env('stop'));
  print('stopped', stop);
  const disk = (await fillDisk()) ?? { lost: 0, twice: 0 };
  print('disk full', disk);
  if (seconds > 0) print('load', await measureLoad(await env('load'), seconds));
  const [source, target] = [await env('backed_up'), await env('put_back')];
  const addresses = [addressOf(source), addressOf(target)] as const;
  const backup = await backUpWhileWriting(source, addresses, path.join(folder, `${name}.gz`), 20);
  print('backed up while 20 people save', backup);
  if (backup.missing + backup.differing + backup.halves > 0 || !backup.equal) process.exitCode = 1;
  const broken = [kill, stop, disk].some(({ lost, twice }) => lost + twice > 0);
  if (broken || stop.failed.length > 0 || stop.most > 10_000) process.exitCode = 1;
};

/** Where a server with these settings has the demo. */
const addressOf = ({ DATA_DIR: data = '', DATABASE_URL: url }: Record<string, string>) =>
  url ?? path.join(data, 'demo.db');

/** On a disk of 400 MB; null where none can be mounted. */
async function onSmallDisk(onPostgres: boolean) {
  const disk = smallDisk(path.join(folder, 'disk'), 400);
  if (!disk) return null;
  const postgres = onPostgres && binaries !== null ? await startPostgres(binaries, true, disk.folder) : null;
  try {
    const env = { DATA_DIR: disk.folder, ...(postgres && { DATABASE_URL: await postgres.create('disk') }) };
    return await fillWhileWriting({ rounds: disks, disk, env, ...(postgres && { revive: postgres.revive }) });
  } finally {
    await postgres?.stop();
    disk.remove();
  }
}

await prove(
  'SQLite',
  async (purpose) => ({ DATA_DIR: path.join(folder, purpose) }),
  () => onSmallDisk(false),
);
if (binaries === null) process.stderr.write('No PostgreSQL on this machine: its proofs are SKIPPED.\n');
else {
  const postgres = await startPostgres(binaries, true);
  const env: Env = async (purpose) => ({
    DATA_DIR: path.join(folder, purpose),
    DATABASE_URL: await postgres.create(purpose),
  });
  await prove('PostgreSQL', env, () => onSmallDisk(true));
  await postgres.stop();
}
rmSync(folder, { recursive: true, force: true });
