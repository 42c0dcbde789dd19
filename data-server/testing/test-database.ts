import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { beforeEach, inject } from 'vitest';
import { template } from './postgres.ts';

/** The address of an empty, migrated database for one test file, of the kind that this run tests. */
export async function freshDatabase(): Promise<string> {
  if (inject('database') === 'sqlite') return ':memory:';
  const server = inject('postgres');
  if (server === null) return ':memory:';
  return addDatabase(server, ` TEMPLATE ${template}`);
}

/** The address of a PostgreSQL database without a table. Throws where no PostgreSQL runs. */
export async function emptyDatabase(): Promise<string> {
  const server = inject('postgres');
  if (server === null) throw new Error('no PostgreSQL runs');
  return addDatabase(server, '');
}

async function addDatabase(server: string, like: string): Promise<string> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}${like}`);
  await client.end();
  return server.replace('/postgres?', `/${name}?`);
}

/** Skips every test of a PostgreSQL run, visibly, if the machine has none. */
export function skipWithoutPostgres() {
  beforeEach((context) => {
    context.skip(inject('database') === 'postgres' && inject('postgres') === null, 'no PostgreSQL on this machine');
  });
}
