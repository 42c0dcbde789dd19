import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import pg from 'pg';
import type { Database, Db } from './db.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { migrateSqlite, sqliteDialect } from './sqlite.ts';
import { TrippingDialect } from './tripping-driver.ts';
import type { Tables } from './tables.ts';

/** The time limit of a call's statement on PostgreSQL in seconds: longer than any statement of the product takes. */
export const statementSeconds = 30;

/**
 * Opens `postgres://…`, or the SQLite file at `address` (or `:memory:`), and migrates it unless `migrates` is false. `statementSeconds` is the time limit of a
 * statement on PostgreSQL (its caller gets a 503); 0 is no limit, for administrators.
 */
export async function openDatabase(address: string, statementSeconds = 0, migrates = true): Promise<Database> {
  const isPostgres = /^postgres(ql)?:/.test(address);
  // Uses a connection of its own, because an index of a million rows may take longer than a call's statement may.
  if (isPostgres && migrates) await migratePostgres(createPool(address, 1, 0));
  const database = isPostgres ? openPostgres(address, statementSeconds) : openSqlite(address);
  try {
    if (!isPostgres && migrates) await migrateSqlite(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function openSqlite(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (file !== ':memory:') makePrivate(file);
  const sqlite = new DatabaseSync(file, { timeout: 5000 });
  // FULL, so that an acknowledged reading survives a power cut, and not only a killed process.
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  const db = new Kysely<Tables>({ dialect: sqliteDialect(sqlite) });
  if (file === ':memory:')
    return { db, lookups: db, kind: 'sqlite', address: null, close: async () => closeOnce(sqlite) };
  const reader = new DatabaseSync(file, { timeout: 5000, readOnly: true });
  return {
    db,
    lookups: new Kysely<Tables>({ dialect: sqliteDialect(reader) }),
    kind: 'sqlite',
    address: file,
    close: async () => {
      closeOnce(reader);
      // The last connection to close: it merges the write-ahead log into the file.
      closeOnce(sqlite);
    },
  };
}

function closeOnce(sqlite: DatabaseSync) {
  if (sqlite.isOpen) sqlite.close();
}

/** Only the server's user may read the file; SQLite gives the files beside it the same mode. */
function makePrivate(file: string) {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/** A second, read-only connection to a database that is open already. */
export function openReader(kind: Database['kind'], address: string, connections = 2): Db {
  if (kind === 'postgres') return openPool(address, connections, statementSeconds);
  return new Kysely<Tables>({ dialect: sqliteDialect(new DatabaseSync(address, { timeout: 5000, readOnly: true })) });
}

/** Single rows have connections of their own, because writers that wait for one farm's lock may occupy all others. */
function openPostgres(connectionString: string, seconds: number): Database {
  const pools = [createPool(connectionString, 12, seconds), createPool(connectionString, 4, seconds)] as const;
  const [db, lookups] = [overPool(pools[0]), overPool(pools[1])];
  const close = async () => {
    await Promise.all([db.destroy(), lookups.destroy()]);
  };
  const sum = (count: (pool: (typeof pools)[number]) => number) => count(pools[0]) + count(pools[1]);
  const connections = () => ({
    open: sum((pool) => pool.totalCount),
    idle: sum((pool) => pool.idleCount),
    // A call that has an idle connection counts as one that waits until the next turn of the loop, such as the one that reads the last backup
    // while the metrics are read.
    waiting: sum((pool) => Math.max(0, pool.waitingCount - pool.idleCount)),
  });
  return { db, lookups, kind: 'postgres', address: connectionString, connections, close };
}

const openPool = (connectionString: string, connections: number, seconds = 0): Db =>
  overPool(createPool(connectionString, connections, seconds));

const overPool = (pool: pg.Pool): Db => new Kysely<Tables>({ dialect: new TrippingDialect({ pool }) });

function createPool(connectionString: string, connections: number, seconds: number): pg.Pool {
  // The driver returns bigint as text; our counters and instants fit a double.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: connections,
    // Statements that do not wait for each other travel together.
    pipeline: true,
    connectionTimeoutMillis: 5000,
    lock_timeout: 10_000,
    ...(seconds > 0 ? { statement_timeout: seconds * 1000 } : {}),
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that the database closes is replaced at the next query, which reports errors.
  pool.on('error', () => undefined);
  // A connection that closes within a transaction also reports at its next statement; without a listener the error would end the whole
  // server.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
