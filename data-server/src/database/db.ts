import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export interface Database {
  db: Db;
  /**
   * For reading single rows: it never waits for a transaction, and sees what was committed before. The same as `db` where there is only one
   * connection.
   */
  lookups: Db;
  kind: 'sqlite' | 'postgres';
  /** The address that a worker thread opens to read the same data; null if only this connection has the data. */
  address: string | null;
  /** For PostgreSQL: how many connections are open and idle, and how many calls wait for one. */
  connections?: () => Record<'open' | 'idle' | 'waiting', number>;
  close(): Promise<void>;
}
