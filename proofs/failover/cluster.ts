import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Member } from './member.ts';
import { example, exampleEnv, freePort, type Part, type Place } from './parts.ts';

/** PostgreSQL on two members with a synchronous standby, under Patroni and etcd, by the examples that an operator copies. */
export class Cluster {
  readonly members: readonly Member[];
  readonly #etcd: Part;

  private constructor(etcd: Part, members: readonly Member[]) {
    this.#etcd = etcd;
    this.members = members;
  }

  /** Resolves when the standby has what the primary has; the database `seguia` is there, and empty. */
  static async start(place: Place): Promise<Cluster> {
    const address = `127.0.0.1:${await freePort()}`;
    const etcd = place.start('etcd', 'etcd', [], await etcdEnv(place, address));
    writeFileSync(path.join(place.folder, 'patroni.yml'), example('patroni.yml'));
    const members = [await Member.make(place, 'one', address), await Member.make(place, 'two', address)];
    for (const member of members) member.start();
    const cluster = new Cluster(etcd, members);
    const primary = await cluster.untilWhole();
    for (const statement of example('database.sql')
      .replaceAll(/^--.*$/gm, '')
      .split(';'))
      if (statement.trim() !== '') await primary.query(statement);
    return cluster;
  }

  async primary(): Promise<Member | null> {
    for (const member of this.members) if (await member.isPrimary()) return member;
    return null;
  }

  /** The other one. */
  standbyOf = (primary: Member): Member => this.members.find((member) => member !== primary) ?? primary;

  /**
   * Waits for a primary whose writes are acknowledged when the standby has them, and whose standby may take over: Patroni writes that down some seconds
   * later. Answers the primary.
   */
  async untilWhole(seconds = 180): Promise<Member> {
    for (const until = performance.now() + seconds * 1000; performance.now() < until; await wait(250)) {
      const primary = await this.primary();
      if (primary && (await isWhole(primary))) return primary;
    }
    throw new Error(`The cluster had no primary with a synchronous standby for ${seconds} s.`);
  }

  /** The same, after another primary than this one. */
  async untilOther(before: Member): Promise<Member> {
    const primary = await this.untilWhole();
    if (primary === before) throw new Error(`${before.name} stayed the primary.`);
    return primary;
  }

  async stop(): Promise<void> {
    for (const member of this.members) await member.stop();
    await this.#etcd.stop();
  }
}

async function isWhole(primary: Member): Promise<boolean> {
  const standbys = await primary
    .query<{ state: string; sync_state: string }>('SELECT state, sync_state FROM pg_stat_replication')
    .catch(() => []);
  const isSynchronous = standbys.some(({ state, sync_state: kind }) => state === 'streaming' && kind === 'sync');
  return isSynchronous && (await primary.roles()).includes('sync_standby');
}

/** One node: that etcd lives through the loss of one of three is its own affair. */
async function etcdEnv(place: Place, address: string): Promise<Record<string, string>> {
  const peers = `http://127.0.0.1:${await freePort()}`;
  return {
    ...exampleEnv('etcd.env'),
    ETCD_DATA_DIR: place.makeFolder('etcd'),
    ETCD_LISTEN_CLIENT_URLS: `http://${address}`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${address}`,
    ETCD_LISTEN_PEER_URLS: peers,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peers,
    ETCD_INITIAL_CLUSTER: `one=${peers}`,
  };
}
