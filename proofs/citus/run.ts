// node proofs/citus/run.ts: the data server on a Citus cluster that runs already on this machine. The variable CITUS has the addresses of a
// superuser on its nodes, the coordinator's first, and at least three workers. Makes databases of its own there: for the tests on PostgreSQL, and for people of
// fifty farms who save while a worker is lost, and while the shards move to a worker that is added.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  addClustered,
  citusNodes,
  databaseAt,
  dropClustered,
  migrateAndSpread,
  placeOf,
  query,
} from '../../data-server/testing/sharding/citus-nodes.ts';
import { startProgram } from '../server/program.ts';
import { Gate } from './gate.ts';
import { fetchLists, type Lists } from './lists.ts';
import { ManyFarms, peopleOf } from './people.ts';

const nodes = citusNodes();
const root = path.resolve(import.meta.dirname, '../..');

/** Neither taken nor turned away with a 503. */
const isBad = (status: string) => !['200', '201', '503'].includes(status);

if (nodes.length < 4)
  process.stderr.write(
    '\n  !!! No Citus: its proof is SKIPPED. CITUS=coordinator,worker,worker,worker (postgres://…/postgres, a superuser).\n\n',
  );
else await prove();

async function prove() {
  const suite = spawnSync('node_modules/.bin/vitest', ['run', '--project=data-server postgres', '--maxWorkers=2'], {
    cwd: root,
    stdio: 'inherit',
  });
  const figures = await saveThroughChanges();
  process.stdout.write(`${JSON.stringify({ suite: suite.status, ...figures }, null, 2)}\n`);
  const { lost, added, lists } = figures;
  const areListsWrong = Object.values(lists).some(({ answers }) =>
    Object.keys(answers).some((status) => status !== '200'),
  );
  const isWrong =
    areListsWrong || [lost, added].some((each) => each.lost + each.twice > 0 || Object.keys(each.answers).some(isBad));
  if (suite.status !== 0 || isWrong) process.exitCode = 1;
}

async function saveThroughChanges() {
  const [, first = '', second = '', third = ''] = nodes;
  const name = `seguia_${randomBytes(4).toString('hex')}`;
  const coordinator = await addClustered(nodes, name, [first, second]);
  await migrateAndSpread(coordinator, 32);
  const gate = await Gate.before(second);
  await query(
    coordinator,
    `SELECT citus_update_node(nodeid, '127.0.0.1', ${gate.port}) FROM pg_dist_node WHERE (nodename, nodeport) = (${placeOf(second)})`,
  );
  const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-citus-'));
  const program = await startProgram({ DATA_DIR: folder, DATABASE_URL: coordinator, DEMO: '1' });
  try {
    const people = await peopleOf(program.url, 50);
    const [anybody] = people;
    if (!anybody) throw new Error('The demo has no farms.');
    const lists: Record<string, Lists> = { quiet: await fetchLists(anybody, 16, 5) };
    const lost = await saveWhile(new ManyFarms(people), async () => {
      await wait(5000);
      gate.shut();
      // The farms of a person are on the coordinator, too.
      lists['without a worker'] = await fetchLists(anybody, 2, 20);
      gate.open();
      await wait(5000);
    });
    const added = await saveWhile(new ManyFarms(people), async () => {
      await wait(3000);
      await query(coordinator, `SELECT citus_add_node(${placeOf(databaseAt(third, 'postgres'))})`);
      await query(
        coordinator,
        `SELECT citus_rebalance_start(shard_transfer_mode => 'auto')`,
        'SELECT citus_rebalance_wait()',
      );
      await wait(3000);
    });
    const shards = await query<{ nodeport: number; count: string }>(
      coordinator,
      `SELECT nodeport, count(*) FROM citus_shards WHERE citus_table_type = 'distributed' GROUP BY 1 ORDER BY 1`,
    );
    return { lists, lost, added, shards };
  } finally {
    await program.kill('SIGTERM');
    gate.close();
    await dropClustered(nodes, name);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function saveWhile(farms: ManyFarms, change: () => Promise<void>) {
  farms.begin(8);
  await change();
  await farms.end();
  return { answers: farms.answers, longest: farms.longest, ...(await farms.check()) };
}
