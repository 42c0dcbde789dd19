import type { FarmAccess } from '../access/on-farm.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';

/** The columns of every row that the API writes. */
export interface VersionedRow {
  id: string;
  version: number;
  deleted_at: number | null;
}

export interface WriteRequest {
  subject: Tables['revisions']['subject'];
  id: string;
  /** The kind of write; together with the body it distinguishes a repeated request from another use of the same key. */
  method: 'put' | 'delete' | 'restore' | 'renew';
  body: unknown;
  headers: { 'Idempotency-Key': string; 'If-Match'?: string; 'If-None-Match'?: '*' };
}

export interface Stamp {
  changeNo: number;
  version: number;
  /** Unix seconds. */
  now: number;
}

export interface SharedStamp extends Stamp {
  /** Loads what several writes of one transaction need (a plot), once for the same name. */
  once<T>(name: string, load: () => Promise<T>): Promise<T>;
}

/**
 * Finds and adds many rows of a kind in one statement, so that writes of several calls share a transaction. Only for kinds whose writes
 * depend on no other row of the kind, and write nothing before `store`.
 */
export interface Together<Row> {
  find(trx: Trx, farmerId: string, ids: readonly string[]): Promise<Row[]>;
  add(trx: Trx, rows: readonly Row[]): Promise<void>;
  /** What the changes will look up `once`, by its name. */
  needed(trx: Trx, farmerId: string, bodies: readonly unknown[]): Promise<ReadonlyMap<string, unknown>>;
}

export interface Work<Row extends VersionedRow> {
  /** The current row, including a tombstone. */
  find(trx: Trx): Promise<Row | undefined>;
  /** Throws 403 (or 404) if the caller may not do this to the current row. */
  allow(current: Row | undefined): void;
  /** Checks the rules and makes the new row; null if there is nothing to do. Throws 422. */
  change(trx: Trx, current: Row | undefined, stamp: SharedStamp): Promise<Row | null>;
  store(trx: Trx, row: Row, isNew: boolean): Promise<void>;
  action(current: Row | undefined): Tables['revisions']['action'];
  /** Where it is missing, the write has a transaction of its own. */
  together?: Together<Row>;
}

/** A write of a call, before its turn. */
export interface PendingWrite<Row extends VersionedRow> {
  farm: FarmAccess;
  request: WriteRequest;
  work: Work<Row>;
}

export interface Written<Row> {
  row: Row;
  outcome: 'created' | 'changed' | 'repeated' | 'unchanged';
}
