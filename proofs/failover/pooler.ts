import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { example, examplePath, freePort, type Part, type Place } from './parts.ts';

export interface Pooler {
  /** Of a database of the cluster, by way of PgBouncer. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** PgBouncer before the cluster, and what points it at the primary. */
export async function startPooler(place: Place, { members }: Cluster): Promise<Pooler> {
  const port = await freePort();
  const folder = place.makeFolder('pgbouncer');
  const at = (name: string) => path.join(folder, name);
  const settings = example('pgbouncer.ini')
    .replaceAll(/\/(etc\/pgbouncer|var\/log\/postgresql|var\/run\/postgresql)\//g, `${folder}/`)
    .replaceAll('6432', String(port));
  writeFileSync(at('pgbouncer.ini'), settings);
  writeFileSync(at('primary.ini'), '[databases]\n');
  for (const name of ['userlist.txt', 'follow-primary']) copyFileSync(examplePath(name), at(name));
  const pooler = restartWhenEnded(() => place.start('pgbouncer', 'pgbouncer', [at('pgbouncer.ini')]));
  const follower = place.start('follow-primary', 'sh', [at('follow-primary')], {
    MEMBERS: members.map(({ ports }) => `127.0.0.1:${ports.join(':')}`).join(' '),
    PRIMARY: at('primary.ini'),
    PIDFILE: at('pgbouncer.pid'),
  });
  const [, user, password] = /"(.+)" "(.+)"/.exec(example('userlist.txt')) ?? [];
  return {
    url: (database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      await follower.stop('SIGKILL');
      await pooler.stop();
    },
  };
}

/** As systemd does with `Restart=always`. */
function restartWhenEnded(start: () => Part): { stop(): Promise<void> } {
  let isOver = false;
  let part = start();
  const again = async () => {
    await wait(100);
    if (isOver) return;
    part = start();
    part.child.once('exit', again);
  };
  part.child.once('exit', again);
  return {
    async stop() {
      isOver = true;
      await part.stop('SIGINT');
    },
  };
}
