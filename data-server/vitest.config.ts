import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { enterTestWorld } from '../tools/test-world/test-world.ts';

enterTestWorld();

/**
 * What asks the database nothing of its own: what the program says, logs and waits for (how it starts and stops on PostgreSQL is in
 * proofs/server/kill.test.ts), the files that an operator installs, and connections. Rights, logins, passwords and mails have few statements,
 * which other tests run on PostgreSQL too.
 */
const onOneDatabase = [
  'data-server/src/{operate-alarms,operate-files,server}.test.ts',
  'data-server/src/{access/permissions,morning-mail/morning-mail}.test.ts',
  'data-server/src/session/{change-password,forgot-password,many-guesses,session}.test.ts',
  'data-server/src/http/**/*.test.ts',
];

/** What only PostgreSQL offers. */
const onPostgres = ['data-server/src/admin/back-to-a-moment.test.ts'];

const all = ['data-server/{src,testing}/**/*.test.ts'];
/** What starts programs. */
const programs = ['data-server/src/{operate,server}.test.ts', 'data-server/src/operator/program.test.ts'];
const storms = ['proofs/{failover,floods,fuzz,server}/*.test.ts'];

const project = (name: string, database: 'sqlite' | 'postgres', include: string[], exclude: string[]) => ({
  test: {
    name,
    root: path.dirname(import.meta.dirname),
    include,
    exclude,
    environment: 'node' as const,
    isolate: false,
    provide: { database, postgres: null, template: '' },
    setupFiles: [
      path.join(import.meta.dirname, '../tools/test-world/left-globals.ts'),
      path.join(import.meta.dirname, 'testing/sharding/watch-statements.ts'),
    ],
    globalSetup: database === 'postgres' ? [path.join(import.meta.dirname, 'testing/postgres.ts')] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

/** The same tests, once on each database. They are a part of the suite, and the storms another (tools/suite/parts.ts). */
export const dataServerProjects = [
  project('data-server sqlite', 'sqlite', all, [...onPostgres, ...programs, ...storms]),
  project('data-server postgres', 'postgres', all, [...onOneDatabase, ...storms]),
  project('data-server programs', 'sqlite', programs, []),
  project('storms sqlite', 'sqlite', storms, []),
  project('storms postgres', 'postgres', storms, []),
];

export default defineConfig({ test: { projects: dataServerProjects } });
