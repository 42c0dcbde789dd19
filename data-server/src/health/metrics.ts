import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import manifest from '../../package.json' with { type: 'json' };
import { lastBackupAt } from '../admin/backup-mark.ts';
import { Problem } from '../problems/problems.ts';
import type { Services } from '../services/services.ts';

let ofProcess: Registry | undefined;

/** Memory, event loop and garbage collection: registered once per process, however many servers run in it. */
function processMetrics(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

/** Counts the server's work, and serves the counts to Prometheus at `/metrics`, for the token in `METRICS_TOKEN`. */
export function addMetrics(app: FastifyInstance, services: Services) {
  const own = new Registry();
  const registers = [own];
  const labels = ['operation', 'status'] as const;
  const calls = new Counter({
    name: 'seguia_requests_total',
    help: 'Calls by operation and status',
    labelNames: labels,
    registers,
  });
  const durations = new Histogram({
    name: 'seguia_request_seconds',
    help: 'Time from a call to the end of its answer',
    labelNames: ['operation'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const saved = new Counter({ name: 'seguia_readings_saved_total', help: 'Readings created or changed', registers });
  addGauges(own, services);

  // Prometheus sees growth only from a value that it has read: without the zero, an operation's first fault raises no alarm.
  app.addHook('onRoute', ({ config: { operation = 'none', isProbe } = {} }) => {
    if (!isProbe) calls.inc({ operation, status: '500' }, 0);
  });
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    const { operation = 'none', isProbe } = routeOptions.config;
    if (isProbe) return;
    calls.inc({ operation, status: String(reply.statusCode) });
    durations.observe({ operation }, reply.elapsedTime / 1000);
    if (operation === 'putReading' && reply.statusCode < 300) saved.inc();
  });
  app.get('/metrics', { config: { isProbe: true } }, async (request, reply) => {
    if (!mayRead(request, services.settings.metricsToken)) throw new Problem('not_found');
    const text = await Registry.merge([processMetrics(), own]).metrics();
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(text);
  });
}

function addGauges(own: Registry, { database, hashes }: Services) {
  const info = new Gauge({
    name: 'seguia_info',
    help: 'What runs',
    labelNames: ['version', 'database'] as const,
    registers: [],
  });
  own.registerMetric(info);
  info.set({ version: manifest.version, database: database.kind }, 1);
  own.registerMetric(
    new Gauge({
      name: 'seguia_hashes_waiting',
      help: 'Logins that wait for their turn to be hashed',
      registers: [],
      collect() {
        this.set(hashes.login.waiting);
      },
    }),
  );
  own.registerMetric(
    new Gauge({
      name: 'seguia_backup_timestamp_seconds',
      help: 'When the newest complete backup of this database was made by a program of its version; 0: never',
      registers: [],
      async collect() {
        // A database that does not answer must not take the other metrics away.
        this.set(await lastBackupAt(database.lookups).catch(() => Number.NaN));
      },
    }),
  );
  const connections = database.connections;
  if (!connections) return;
  own.registerMetric(
    new Gauge({
      name: 'seguia_database_connections',
      help: 'Connections to PostgreSQL, and calls that wait for one',
      labelNames: ['state'] as const,
      registers: [],
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    }),
  );
}

/** Whether a caller has the token. Where none is set nobody has: other users and pages of the same machine call over loopback, too. */
const mayRead = ({ headers }: FastifyRequest, token: string | null): boolean =>
  token !== null && isSame(/^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '', token);

/** Compares in a time that does not depend on where the texts differ. */
function isSame(given: string, token: string): boolean {
  const [first, second] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
