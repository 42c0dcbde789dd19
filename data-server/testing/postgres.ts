import { randomBytes } from 'node:crypto';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/database/open-database.ts';
import { citusNodes, dropClustered, makeClusteredTemplate } from './sharding/citus-nodes.ts';

const template = 'seguia_template';

/**
 * Starts a PostgreSQL for the whole test run, or takes the Citus that the variable CITUS names; if the machine has none, the tests report it
 * and are skipped.
 */
export default async function setup(project: TestProject) {
  const nodes = citusNodes();
  if (nodes[0] !== undefined) {
    const name = `${template}_${randomBytes(4).toString('hex')}`;
    await makeClusteredTemplate(nodes, name);
    project.provide('template', name);
    project.provide('postgres', nodes[0]);
    return () => dropClustered(nodes, name);
  }
  project.provide('template', template);
  const binaries = findBinaries();
  if (binaries === null) {
    const text = 'No PostgreSQL on this machine (pg_config, /usr/lib/postgresql): its tests are SKIPPED.';
    if (process.env['CI']) throw new Error(text);
    process.stderr.write(`\n  !!! ${text}\n\n`);
    project.provide('postgres', null);
    return;
  }
  const server = await startPostgres(binaries);
  await makeTemplate(server);
  project.provide('postgres', server.url('postgres'));
  return server.stop;
}

/** The folder with initdb and postgres; null if there is none. */
export function findBinaries(): string | null {
  const answer = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    answer.status === 0 ? answer.stdout.trim() : '',
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ];
  return (
    folders.find(
      (folder) => folder && existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
    ) ?? null
  );
}

export interface Postgres {
  url: (database: string) => string;
  /** Creates an empty database, and returns its address. */
  create: (name: string) => Promise<string>;
  /** Starts it again after it has ended by itself, for example on a full disk. */
  revive: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts it in a new folder below `parent`, on a Unix socket in it. `durable` uses fsync, for proofs. */
export async function startPostgres(binaries: string, durable = false, parent = os.tmpdir()): Promise<Postgres> {
  const folder = mkdtempSync(path.join(parent, 'seguia-pg-'));
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'seguia', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, ...(durable ? [] : fast)];
  const run = () => {
    const started = spawn(
      path.join(binaries, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    // However this process ends, its database must not stay behind.
    const abandon = () => started.kill('SIGQUIT');
    process.once('exit', abandon);
    started.once('exit', () => process.off('exit', abandon));
    return started;
  };
  let server = run();
  const url = (database: string) => `postgres://seguia@localhost/${database}?host=${encodeURIComponent(folder)}`;
  await untilReady(url('postgres'), server);
  return {
    url,
    async create(name) {
      const client = new pg.Client(url('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url(name);
    },
    async revive() {
      if (server.exitCode !== null || server.signalCode !== null) server = run();
      await untilReady(url('postgres'), server);
    },
    async stop() {
      const ended = once(server, 'exit');
      // A fast shutdown: sessions are cut, nothing is left half done.
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so another user of the machine runs it then. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (name: string, kind: string) => Number(spawnSync('id', [kind, name], { encoding: 'utf8' }).stdout);
  const name = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  return { uid: idOf(name, '-u'), gid: idOf(name, '-g') };
}

async function untilReady(url: string, server: ChildProcess) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`);
    const client = new pg.Client(url);
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isReady) return;
    await wait(50);
  }
  throw new Error('postgres did not become ready');
}

async function makeTemplate(server: Postgres) {
  const migrated = await openDatabase(await server.create(template));
  await migrated.close();
}

declare module 'vitest' {
  interface ProvidedContext {
    database: 'sqlite' | 'postgres';
    /** The address of the server that the tests started; null if this machine has none. */
    postgres: string | null;
    /** The migrated database of which each test file gets a copy. */
    template: string;
  }
}
