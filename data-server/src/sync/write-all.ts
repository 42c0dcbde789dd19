import { insertRows } from '../database/statements/built-once.ts';
import { inOneTrip } from '../database/statements/one-trip.ts';
import { lastVersions } from '../database/statements/last-version.ts';
import { nextChangeNo } from '../database/statements/next-change-no.ts';
import type { Trx } from '../database/transaction.ts';
import { Problem } from '../problems/problems.ts';
import { etagOf, isSame } from './etag.ts';
import type { PendingWrite, SharedStamp, VersionedRow, WriteRequest, Written } from './pending-write.ts';
import { hashOf, keyOf, repeatOf, revisionsOf } from './repeats.ts';

/** The result of a write, or why it was refused. */
export type Outcome<Row> = Written<Row> | Problem;

/** A row to store. */
interface Change<Row extends VersionedRow> {
  pending: PendingWrite<Row>;
  current: Row | undefined;
  row: Row;
}

/**
 * Writes in one transaction: for each write first the idempotency key, then the caller's right, then the preconditions, then the rules. The
 * rows, their revisions and the farm's change number are written together. A single write that is refused throws; of several, which must be
 * of one farm and `together`, and have different ids and keys, it is left out.
 */
export async function writeAll<Row extends VersionedRow>(
  trx: Trx,
  writes: readonly PendingWrite<Row>[],
  now: number,
): Promise<Outcome<Row>[]> {
  const { farm, request, work } = writes[0] as PendingWrite<Row>;
  const requests = writes.map((write) => write.request);
  const ids = requests.map(({ id }) => id);
  const [lastNo, repeats, found, versions, needed] = await inOneTrip(
    trx,
    (trip) => nextChangeNo(trip, farm.id, writes.length),
    // The same request may have been sent twice at once; other writers of the farm now wait.
    (trip) => revisionsOf(trip, farm.id, requests.map(keyOf)),
    (trip) => findAll(trip, writes),
    (trip) => lastVersions(trip, farm.id, request.subject, ids),
    async (trip) =>
      work.together?.needed(
        trip,
        farm.id,
        requests.map(({ body }) => body),
      ) ?? new Map<string, unknown>(),
  );
  const once = memory(needed);
  const changes: Change<Row>[] = [];
  const outcomes: Outcome<Row>[] = [];
  for (const [at, pending] of writes.entries()) {
    const { id, headers } = pending.request;
    const current = found.get(id);
    const version = (current?.version ?? versions.get(id) ?? 0) + 1;
    const stamp = { changeNo: lastNo - writes.length + 1 + at, version, now, once };
    const write = async (): Promise<Written<Row>> => {
      const repeated = repeats.get(keyOf(pending.request));
      if (repeated) return repeatOf(repeated, pending);
      pending.work.allow(current);
      checkPreconditions(current, headers);
      const row = await pending.work.change(trx, current, stamp);
      if (row === null) return { row: current as Row, outcome: 'unchanged' };
      changes.push({ pending, current, row });
      return { row, outcome: current === undefined ? 'created' : 'changed' };
    };
    outcomes.push(await (writes.length === 1 ? write() : write().catch(asProblem)));
  }
  await storeAll(trx, changes, now);
  return outcomes;
}

/** What a refused write leaves in the transaction is nothing; anything else that fails ends the transaction. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

async function findAll<Row extends VersionedRow>(trx: Trx, writes: readonly PendingWrite<Row>[]) {
  const [first, ...others] = writes as [PendingWrite<Row>, ...PendingWrite<Row>[]];
  const { farm, work, request } = first;
  if (others.length > 0 && work.together) {
    const rows = await work.together.find(
      trx,
      farm.id,
      writes.map((write) => write.request.id),
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
  const row = await work.find(trx);
  return new Map(row === undefined ? [] : [[request.id, row]]);
}

async function storeAll<Row extends VersionedRow>(trx: Trx, changes: readonly Change<Row>[], now: number) {
  if (changes.length === 0) return;
  const added = changes.filter(({ current }) => current === undefined);
  const together = added.length > 1 ? added[0]?.pending.work.together : undefined;
  const single = together ? changes.filter(({ current }) => current !== undefined) : changes;
  const rows = added.map(({ row }) => row);
  const revisions = changes.map((change) => revisionOf(change, now));
  await inOneTrip(
    trx,
    ...(together ? [(trip: Trx) => together.add(trip, rows)] : []),
    ...single.map(
      ({ pending, current, row }) =>
        (trip: Trx) =>
          pending.work.store(trip, row, current === undefined),
    ),
    (trip) => insertRows(trip, 'revisions', revisions),
  );
}

function revisionOf<Row extends VersionedRow>({ pending, current, row }: Change<Row>, now: number) {
  const { farm, request, work } = pending;
  return {
    farmer_id: farm.id,
    subject: request.subject,
    subject_id: request.id,
    version: row.version,
    action: work.action(current),
    at: now,
    account_id: farm.accountId,
    idempotency_key: keyOf(request),
    request_hash: hashOf(request),
    snapshot: JSON.stringify(row),
  };
}

function memory(needed: ReadonlyMap<string, unknown>): SharedStamp['once'] {
  const known = new Map([...needed].map(([name, value]) => [name, Promise.resolve(value)]));
  return <T>(name: string, load: () => Promise<T>) => {
    const loaded = (known.get(name) as Promise<T> | undefined) ?? load();
    known.set(name, loaded);
    return loaded;
  };
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
