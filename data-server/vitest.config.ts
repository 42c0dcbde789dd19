import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { enterTestWorld } from '../tools/world/test-world.ts';

enterTestWorld();

/** What the program says, logs and waits for, whatever its database; how it starts and stops on PostgreSQL is in proof/kill.test.ts. */
const onOneDatabase = ['src/server.test.ts'];

/** What only PostgreSQL offers. */
const onPostgres = ['src/admin/back-to-a-moment.test.ts'];

/** The same tests, once on each database. */
export const dataServerProjects = (['sqlite', 'postgres'] as const).map((database) => ({
  test: {
    name: `data-server ${database}`,
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    exclude: database === 'postgres' ? onOneDatabase : onPostgres,
    environment: 'node' as const,
    isolate: false,
    provide: { database, postgres: null },
    setupFiles: [path.join(import.meta.dirname, 'src/sharding/watch-statements.ts')],
    globalSetup: database === 'postgres' ? [path.join(import.meta.dirname, 'src/testing/postgres.ts')] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));

export default defineConfig({ test: { projects: dataServerProjects } });
