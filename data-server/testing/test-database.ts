import { randomBytes } from 'node:crypto';
import { beforeEach, inject } from 'vitest';
import { citusNodes, databaseAt, query } from './sharding/citus-nodes.ts';

/** The address of an empty, migrated database for one test file, of the kind that this run tests. */
export async function freshDatabase(): Promise<string> {
  if (inject('database') === 'sqlite') return ':memory:';
  const server = inject('postgres');
  if (server === null) return ':memory:';
  return addDatabase(server, ` TEMPLATE ${inject('template')}`);
}

/** The address of a PostgreSQL database without a table. Throws where no PostgreSQL runs. */
export async function emptyDatabase(): Promise<string> {
  const server = inject('postgres');
  if (server === null) throw new Error('no PostgreSQL runs');
  return addDatabase(server, '');
}

async function addDatabase(server: string, like: string): Promise<string> {
  const name = `${inject('template')}_${randomBytes(6).toString('hex')}`;
  const [, ...workers] = citusNodes();
  for (const node of [server, ...workers]) await query(node, `CREATE DATABASE ${name}${like}`);
  return databaseAt(server, name);
}

/** Skips every test of a PostgreSQL run, visibly, if the machine has none. */
export function skipWithoutPostgres() {
  beforeEach((context) => {
    context.skip(inject('database') === 'postgres' && inject('postgres') === null, 'no PostgreSQL on this machine');
  });
}
