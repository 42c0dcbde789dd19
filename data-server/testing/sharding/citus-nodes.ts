import pg from 'pg';
import { openDatabase } from '../../src/database/open-database.ts';
import { citusSql } from './citus-sql.ts';

/**
 * The nodes of a Citus cluster for tests to run on, from the variable CITUS: addresses of a superuser with commas between, the coordinator's
 * first. Empty without it.
 */
export const citusNodes = (): string[] => (process.env['CITUS'] ?? '').split(',').filter((address) => address !== '');

/** The address of another database on the same server. */
export function databaseAt(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs statements one after the other on a node's database, and returns the rows of the last one. */
export async function query<Row extends pg.QueryResultRow>(address: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Makes a database on every node, and a cluster of the nodes named in `workers` (all without it). */
export async function addClustered(nodes: readonly string[], name: string, workers = nodes.slice(1)): Promise<string> {
  for (const node of nodes) {
    await query(node, `CREATE DATABASE ${name}`);
    await query(databaseAt(node, name), 'CREATE EXTENSION citus');
  }
  const coordinator = databaseAt(nodes[0] ?? '', name);
  await query(coordinator, `SELECT citus_set_coordinator_host(${placeOf(coordinator)})`);
  for (const worker of workers) await query(coordinator, `SELECT citus_add_node(${placeOf(worker)})`);
  return coordinator;
}

/** Brings a clustered database to the newest version, and spreads its tables over the workers by the statements of the documents. */
export async function migrateAndSpread(coordinator: string, shards: number): Promise<void> {
  const database = await openDatabase(coordinator);
  await database.close();
  await query(coordinator, `SET citus.shard_count TO ${shards}; ${citusSql()}`);
}

/** Drops the databases on every node whose names begin so. */
export async function dropClustered(nodes: readonly string[], beginning: string): Promise<void> {
  for (const node of nodes) {
    const found = await query<{ datname: string }>(
      node,
      `SELECT datname FROM pg_database WHERE starts_with(datname, '${beginning}')`,
    );
    for (const { datname } of found) await query(node, `DROP DATABASE ${datname} WITH (FORCE)`);
  }
}

/** A node's host and port as SQL writes them. */
export function placeOf(address: string): string {
  const { hostname, port } = new URL(address);
  return `'${hostname}', ${port || '5432'}`;
}

/** Makes a template on every node from which tests copy their databases: nobody may be connected to it meanwhile. */
export async function makeClusteredTemplate(nodes: readonly string[], name: string): Promise<void> {
  await migrateAndSpread(await addClustered(nodes, name), 4);
  for (const node of nodes)
    await query(
      node,
      `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
}
