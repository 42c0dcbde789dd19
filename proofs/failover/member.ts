import path from 'node:path';
import pg from 'pg';
import { findBinaries } from '../../data-server/testing/postgres.ts';
import { databaseTree, signalAll } from './process-tree.ts';
import { exampleEnv, freePort, type Part, type Place } from './parts.ts';

/** A machine of the cluster: Patroni and its PostgreSQL. */
export class Member {
  readonly name: string;
  /** Ports of PostgreSQL and of Patroni. */
  readonly ports: readonly [number, number];
  readonly #place: Place;
  readonly #env: Record<string, string>;
  readonly #data: string;
  #patroni: Part | null = null;

  private constructor(place: Place, name: string, etcd: string, ports: readonly [number, number]) {
    this.name = name;
    this.ports = ports;
    this.#place = place;
    this.#data = place.makeFolder(`data-${name}`);
    const [database, rest] = ports.map((port) => `127.0.0.1:${port}`) as [string, string];
    this.#env = {
      ...exampleEnv('patroni.env'),
      PATRONI_NAME: name,
      PATRONI_ETCD_HOSTS: etcd,
      PATRONI_RESTAPI_LISTEN: rest,
      PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
      PATRONI_POSTGRESQL_LISTEN: database,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: database,
      PATRONI_POSTGRESQL_DATA_DIR: this.#data,
      PATRONI_POSTGRESQL_BIN_DIR: findBinaries() ?? '',
      PATRONI_POSTGRESQL_PGPASS: path.join(place.folder, `${name}.pgpass`),
    };
    // Patroni starts PostgreSQL apart from itself: what ends this process must not leave it behind.
    process.once('exit', () => signalAll(databaseTree(this.#data), 'SIGKILL'));
  }

  static async make(place: Place, name: string, etcd: string): Promise<Member> {
    return new Member(place, name, etcd, [await freePort(), await freePort()]);
  }

  start(): void {
    this.#patroni = this.#place.start(this.name, 'patroni', [path.join(this.#place.folder, 'patroni.yml')], this.#env);
  }

  /** Connects to its PostgreSQL itself, as the administrator. */
  async query<Row extends pg.QueryResultRow>(text: string, database = 'postgres'): Promise<Row[]> {
    const password = this.#env['PATRONI_SUPERUSER_PASSWORD'] ?? '';
    const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${this.ports[0]}/${database}`);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** Whether Patroni says that it takes writes. */
  isPrimary = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${this.ports[1]}/primary`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  /** The roles of all members, as they stand in etcd. */
  roles = (): Promise<string[]> =>
    fetch(`http://127.0.0.1:${this.ports[1]}/cluster`, { signal: AbortSignal.timeout(2000) })
      .then(async (answer) =>
        ((await answer.json()) as { members: { role: string }[] }).members.map(({ role }) => role),
      )
      .catch(() => []);

  /** PostgreSQL and all its processes at once; Patroni lives on. */
  killDatabase = (): void => signalAll(databaseTree(this.#data), 'SIGKILL');

  /** As where the power fails. */
  async killMachine(): Promise<void> {
    const tree = databaseTree(this.#data);
    const gone = this.#patroni?.stop('SIGKILL');
    signalAll(tree, 'SIGKILL');
    await gone;
  }

  /** As where its disk or its host stands still: everything is there, and nothing answers. */
  freeze = (): void => signalAll(this.#all(), 'SIGSTOP');

  /** It goes on, and knows nothing of what happened meanwhile. */
  thaw = (): void => signalAll(this.#all(), 'SIGCONT');

  #all = (): number[] => [...databaseTree(this.#data), this.#patroni?.child.pid ?? 0].filter((id) => id > 0);

  /** Gives the standby its place, as an operator does for an upgrade. */
  async switchOver(): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${this.ports[1]}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: this.name }),
    });
    if (!answer.ok) throw new Error(`Patroni did not switch over: ${await answer.text()}`);
  }

  /** PostgreSQL is stopped by Patroni. */
  stop = async (): Promise<void> => this.#patroni?.stop();
}
