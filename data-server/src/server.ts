import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { clearOldAudit } from './audit/audit.ts';
import { clockFrom } from './services/clock.ts';
import { loadContract } from './http/contract.ts';
import { readState } from './database/server-state.ts';
import type { Database, Db } from './database/db.ts';
import { openDatabase, statementSeconds } from './database/open-database.ts';
import { makeDemo } from './demo/demo.ts';
import { MemoryCounters } from './services/counters.ts';
import { DatabaseCounters } from './services/database-counters.ts';
import { LastUses } from './services/last-uses.ts';
import { HashQueue } from './services/hash-queue.ts';
import { limitsOf } from './services/rate-limit.ts';
import { clearOrphans } from './photos/clear-orphans.ts';
import { openPhotoFiles } from './photo-files/open-photo-files.ts';
import { clearOldTombstones } from './readings/tombstones.ts';
import { createReader } from './read-threads/reader.ts';
import type { Services } from './services/services.ts';
import { createMail } from './services/mail.ts';
import { readSettings, SettingError, type Settings } from './services/settings.ts';
import { sendMorningMails } from './morning-mail/send-morning-mails.ts';

export interface ServerOptions extends Partial<Settings> {
  /** The server's clock, by default the real one. For tests in the same process. */
  now?: () => Date;
  /** Checks every answer against the contract; for tests. */
  checkAnswers?: boolean;
}

/** How long calls under way may continue while the server stops, in milliseconds: well within the ten seconds that a service manager waits. */
const graceMilliseconds = 5000;

export interface RunningServer {
  /** Without `/v2`: the full address that a person types. */
  url: string;
  db: Db;
  services: Services;
  /** For calls without a network, in tests. */
  app: FastifyInstance;
  /** Resolves when the work after answers (mails) is done. */
  idle(): Promise<void>;
  /** Lets calls under way finish, sends waiting mails, closes the database. */
  close(): Promise<void>;
}

/** Starts a data server; settings that are missing from `options` have the defaults of `settings.ts`. Port 0 takes any free one. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { now, checkAnswers, ...chosen } = options;
  const settings: Settings = { ...readSettings({}), ...chosen };
  const server = await prepareServer(settings, now ?? clockFrom(settings.clock), checkAnswers ?? false);
  try {
    await server.app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await server.close();
    // Names the settings, because `describeFault` would read these errors as the database's (an unknown host) or as a file's (a port below
    // 1024).
    throw new SettingError(`HOST or API_PORT: ${(error as Error).message}.`);
  }
  const { port } = server.app.server.address() as AddressInfo;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return { ...server, url: `http://${host}:${port}` };
}

/** Everything except listening. */
export async function prepareServer(
  settings: Settings,
  now: () => Date,
  checkAnswers: boolean,
): Promise<RunningServer> {
  const database = await openDatabase(settings.database, statementSeconds);
  try {
    if (settings.demo) await makeDemo(database.db, now(), settings.demoLarge);
    await clearWhatIsOld(database.db, settings, now());
    return await assemble(database, settings, now, checkAnswers);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function clearWhatIsOld(db: Db, { tombstoneSeconds, auditSeconds }: Settings, now: Date) {
  await clearOldTombstones(db, tombstoneSeconds, now);
  await clearOldAudit(db, auditSeconds, now);
}

async function assemble(database: Database, settings: Settings, now: () => Date, checkAnswers: boolean) {
  const state = await readState(database.db);
  // Only PostgreSQL can have several servers.
  const shared = database.kind === 'postgres' ? new DatabaseCounters(database.db) : null;
  const here = new MemoryCounters();
  const counters = shared ? [here, shared] : [here];
  let isStopping = false;
  const pending = new Set<Promise<void>>();
  const services: Services = {
    database,
    settings,
    ...state,
    now,
    mail: createMail(settings),
    reader: createReader(database),
    photoFiles: openPhotoFiles(settings),
    limits: limitsOf({ ...settings.limits, photos: settings.photoLimit }, here, shared, now),
    counters,
    hashes: { login: new HashQueue(), mail: new HashQueue({ slots: 1, most: Number.POSITIVE_INFINITY }) },
    lastUses: new LastUses(),
    later(work) {
      const job = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => app.log.error(error))
        .finally(() => pending.delete(job));
      pending.add(job);
    },
    stopping: () => isStopping,
  };
  const app = await buildApp({ services, contract: await loadContract(), checkAnswers });
  // A storage of photos that does not answer must not prevent a server from starting.
  const clearPhotos = () => clearOrphans(database.db, services.photoFiles, now(), settings.tombstoneSeconds);
  services.later(clearPhotos);
  const daily = setInterval(() => {
    services.later(() => clearWhatIsOld(database.db, settings, now()));
    services.later(clearPhotos);
  }, 86_400_000);
  const often = setInterval(
    () =>
      services.later(
        async () => void (await Promise.all(counters.map((counter) => counter.clearOld(now().getTime())))),
      ),
    600_000,
  );
  const eachMinute = setInterval(() => {
    if (!isStopping) services.later(() => sendMorningMails(services, (fault) => app.log.error(fault)));
  }, 60_000);
  daily.unref();
  often.unref();
  eachMinute.unref();
  const idle = async () => {
    await Promise.all(pending);
  };
  const close = async () => {
    isStopping = true;
    clearInterval(daily);
    clearInterval(often);
    clearInterval(eachMinute);
    // A half-sent request would never end.
    const cut = setTimeout(() => app.server.closeAllConnections(), graceMilliseconds);
    await app.close();
    clearTimeout(cut);
    await idle();
    await services.reader.close();
    await database.close();
  };
  return { url: '', db: database.db, services, app, idle, close };
}
