import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../database/db.ts';
import { gathered, isOneOf, runManyBuiltOnce } from '../database/statements/gathered.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';
import { Problem } from '../problems/problems.ts';
import type { PendingWrite, VersionedRow, WriteRequest, Written } from './pending-write.ts';

type Revision = Pick<Selectable<Tables['revisions']>, 'idempotency_key' | 'account_id' | 'request_hash' | 'snapshot'>;

export const keyOf = ({ headers }: WriteRequest) => headers['Idempotency-Key'].toLowerCase();

/** The fields of a body are sorted, because their order has no meaning; undefined fields are dropped. */
export function hashOf({ subject, id, method, body }: WriteRequest) {
  const sorted = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256')
    .update(JSON.stringify([subject, id, method, body], sorted))
    .digest('base64url');
}

/** The revisions that earlier requests with these keys made, by key. */
export async function revisionsOf(
  db: Db | Trx,
  farmerId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Revision>> {
  const rows = await runManyBuiltOnce(db, 'revisions of keys', [farmerId], keys, () =>
    db
      .selectFrom('revisions')
      .select(['idempotency_key', 'account_id', 'request_hash', 'snapshot'])
      .where('farmer_id', '=', farmerId)
      .where(isOneOf(db, 'idempotency_key', keys)),
  );
  return new Map(rows.map((row) => [row.idempotency_key, row]));
}

/** The revision that an earlier request with this key made, outside of a transaction. */
export const findRevision = gathered<Revision>(revisionsOf);

/** The result of the same earlier request, of any age. Throws a 409 if its key was used for something else. */
export function repeatOf<Row extends VersionedRow>(
  revision: Revision,
  { farm, request }: PendingWrite<Row>,
): Written<Row> {
  if (revision.request_hash !== hashOf(request) || revision.account_id !== farm.accountId)
    throw new Problem('key_reused');
  return { row: JSON.parse(revision.snapshot) as Row, outcome: 'repeated' };
}
