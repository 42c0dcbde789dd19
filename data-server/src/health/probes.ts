import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { newestMigration } from '../database/migrate.ts';
import { Problem } from '../problems/problems.ts';
import type { Services } from '../services/services.ts';

/** How long the database may take to answer, in milliseconds, before the server counts as not ready. */
const patience = 2000;

/**
 * Probes for operators, outside of the contract: `/livez` says that the process answers, `/readyz` that it can serve. They need no token
 * and count towards no limit, because they say nothing about farms.
 */
export function addProbes(app: FastifyInstance, services: Services) {
  const config = { isProbe: true };
  app.get('/livez', { config }, async (_request, reply) => reply.type('application/json').send({ status: 'alive' }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const fault = await faultOf(services);
    if (fault !== null) throw new Problem('unavailable', { retryAfter: 5, detail: fault });
    return reply.type('application/json').send({ status: 'ready', migration: newestMigration });
  });
}

/** Why the server cannot serve; null if it can. */
async function faultOf({ stopping, database }: Services): Promise<string | null> {
  if (stopping()) return 'The server is stopping.';
  const end = new AbortController();
  const late = wait(patience, 'late' as const, { signal: end.signal }).catch(() => 'late' as const);
  const found = sql<{ name: string }>`SELECT name FROM kysely_migration WHERE name = ${newestMigration}`
    .execute(database.lookups)
    .then(
      ({ rows }) => rows.length,
      () => null,
    );
  const rows = await Promise.race([found, late]);
  end.abort();
  if (rows === 'late' || rows === null) return 'The database does not answer.';
  return rows === 0 ? `The database lacks the migration ${newestMigration}.` : null;
}
