// node proofs/failover/run.ts [kills]: PostgreSQL with a synchronous standby under Patroni and etcd, behind PgBouncer; its primary is killed
// while people save by way of two data servers: every second time with its Patroni, as where the power fails.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { findBinaries } from '../../data-server/testing/postgres.ts';
import { startAtOnce } from './at-once.ts';
import { backUp } from './back-up.ts';
import { Cluster } from './cluster.ts';
import { failOver } from './failover.ts';
import { missingPackages, Place } from './parts.ts';
import { startPooler } from './pooler.ts';

const kills = Number(process.argv[2] ?? 20);
/** How often three servers start at once. */
const starts = 5;
const missing = [...missingPackages(), ...(findBinaries() === null ? ['postgresql'] : [])];
const print = (what: string, figures: unknown) =>
  process.stdout.write(`${what}: ${JSON.stringify(figures, null, 2)}\n`);

if (missing.length > 0)
  process.stderr.write(
    `\n  !!! A failover cannot be shown on this machine: its proof is SKIPPED. Debian: apt-get install --no-install-recommends ${missing.join(' ')}\n\n`,
  );
else await prove();

async function prove() {
  const place = new Place();
  const cluster = await Cluster.start(place);
  const pooler = await startPooler(place, cluster);
  const env = { DATA_DIR: path.join(place.folder, 'server'), DATABASE_URL: pooler.url('seguia') };
  const empty = Array.from({ length: starts }, (_, number) => `at_once_${number}`);
  const primary = await cluster.untilWhole();
  for (const name of empty) await primary.query(`CREATE DATABASE ${name} OWNER seguia`);
  const atOnce = await startAtOnce(empty.map(pooler.url), env.DATA_DIR);
  print('started at once', atOnce);
  const kinds = Array.from({ length: kills }, (_, kill) => (kill % 2 === 0 ? 'database' : 'machine'));
  const figures = await failOver(cluster, ['frozen', 'standby', 'switchover', ...kinds], env);
  print('failed over', figures);
  const backups = backUp(path.join(place.folder, 'backup.gz'), env);
  await pooler.stop();
  await cluster.stop();
  rmSync(place.folder, { recursive: true, force: true });
  const { lost, twice, notPulled, notOnStandby, wrong } = figures;
  const isShared = atOnce.ready['200'] === 3 * starts && atOnce.guesses['422'] === 10 * starts;
  const isSaved = backups.every((code) => code === 0);
  if (lost + twice + notPulled + notOnStandby + wrong.length > 0 || !isShared || !isSaved) process.exitCode = 1;
}
