import { createHash } from 'node:crypto';
import type { Db } from '../database/db.ts';
import type { FarmAccess } from '../access/on-farm.ts';
import { Problem } from '../problems/problems.ts';
import { seconds, type Services } from '../services/services.ts';
import type { Tables } from '../database/tables.ts';
import { inFarmPlace } from '../database/farm-places.ts';
import { builtOnce, insertRow } from '../database/statements/built-once.ts';
import { lastVersion } from '../database/statements/last-version.ts';
import { nextChangeNo } from '../database/statements/next-change-no.ts';
import { inWriteOfCall, type Trx } from '../database/transaction.ts';

type Action = Tables['revisions']['action'];

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

export interface Work<Row extends VersionedRow> {
  /** The current row, including a tombstone. */
  find(trx: Trx): Promise<Row | undefined>;
  /** Throws 403 (or 404) if the caller may not do this to the current row. */
  allow(current: Row | undefined): void;
  /** Checks the rules and makes the new row; null if there is nothing to do. Throws 422. */
  change(trx: Trx, current: Row | undefined, stamp: Stamp): Promise<Row | null>;
  store(trx: Trx, row: Row, isNew: boolean): Promise<void>;
  action(current: Row | undefined): Action;
}

export interface Written<Row> {
  row: Row;
  outcome: 'created' | 'changed' | 'repeated' | 'unchanged';
}

/**
 * One write: first the idempotency key, then the caller's right, then the preconditions, then the rules. The row, its revision and the
 * farm's change number are written in one transaction.
 */
export async function write<Row extends VersionedRow>(
  services: Services,
  farm: FarmAccess,
  request: WriteRequest,
  work: Work<Row>,
): Promise<Written<Row>> {
  const { database } = services;
  const done = await findRepeat<Row>(database.lookups, farm, request);
  if (done) return done;
  const change = async (trx: Trx): Promise<Written<Row>> => {
    const changeNo = await nextChangeNo(trx, farm.id);
    // Looks again, because other writers of the farm now wait: the same request may have been sent twice at once.
    const meanwhile = await findRepeat<Row>(trx, farm, request);
    if (meanwhile) return meanwhile;
    const current = await work.find(trx);
    work.allow(current);
    checkPreconditions(current, request.headers);
    const version = (current?.version ?? (await lastVersion(trx, farm.id, request))) + 1;
    const now = seconds(services.now());
    const row = await work.change(trx, current, { changeNo, version, now });
    if (row === null) return { row: current as Row, outcome: 'unchanged' };
    await work.store(trx, row, current === undefined);
    await insertRow(trx, 'revisions', {
      farmer_id: farm.id,
      subject: request.subject,
      subject_id: request.id,
      version,
      action: work.action(current),
      at: now,
      account_id: farm.accountId,
      idempotency_key: keyOf(request),
      request_hash: hashOf(request),
      snapshot: JSON.stringify(row),
    });
    return { row, outcome: current === undefined ? 'created' : 'changed' };
  };
  return inFarmPlace(database, farm.id, () => inWriteOfCall(database, change));
}

const keyOf = ({ headers }: WriteRequest) => headers['Idempotency-Key'].toLowerCase();

/** The fields of a body are sorted, because their order has no meaning; undefined fields are dropped. */
function hashOf({ subject, id, method, body }: WriteRequest) {
  const sorted = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256')
    .update(JSON.stringify([subject, id, method, body], sorted))
    .digest('base64url');
}

const revisions = builtOnce((db, farmerId: string, key: string) =>
  db
    .selectFrom('revisions')
    .select(['account_id', 'request_hash', 'snapshot'])
    .where('farmer_id', '=', farmerId)
    .where('idempotency_key', '=', key),
);

/** The result of the same earlier request, of any age; 409 if the key was used for something else. */
async function findRepeat<Row>(db: Db | Trx, farm: FarmAccess, request: WriteRequest): Promise<Written<Row> | null> {
  const [revision] = await revisions(db, farm.id, keyOf(request));
  if (!revision) return null;
  if (revision.request_hash !== hashOf(request) || revision.account_id !== farm.accountId) {
    throw new Problem('key_reused');
  }
  return { row: JSON.parse(revision.snapshot) as Row, outcome: 'repeated' };
}

function checkPreconditions(current: VersionedRow | undefined, headers: WriteRequest['headers']) {
  const { 'If-Match': match, 'If-None-Match': noneMatch } = headers;
  if (match === undefined && noneMatch === undefined) throw new Problem('precondition_missing');
  const isAsSeen = match === undefined || (current !== undefined && isSame(match, etagOf(current)));
  const isFree = noneMatch === undefined || current === undefined;
  if (isAsSeen && isFree) return;
  throw new Problem('moved_on', {
    current: { version: current?.version ?? null, deleted: current !== undefined && current.deleted_at !== null },
  });
}

export const etagOf = ({ version }: { version: number }) => `"${version}"`;

/** A compressing proxy marks an ETag as weak. */
export const isSame = (given: string | undefined, etag: string) => given?.replace(/^W\//, '') === etag;
