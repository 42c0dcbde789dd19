import type { Db } from '../database/db.ts';
import { inWriteOfCall, mostOfOneCommit } from '../database/transaction.ts';
import { isOfItsRows } from '../problems/problem-of.ts';
import { Problem } from '../problems/problems.ts';
import { seconds, type Services } from '../services/services.ts';
import { Turns } from '../services/turns.ts';
import type { PendingWrite, VersionedRow, Written } from './pending-write.ts';
import { keyOf } from './repeats.ts';
import { writeAll } from './write-all.ts';

/**
 * The largest numbers of transactions at once, of a farm and of all. On PostgreSQL a farm's second one would only wait for the farm's row,
 * and some connections stay free for what is no write of a farm. On SQLite it is the number that shares a commit.
 */
const underWay = { postgres: { ofFarm: 1, ofAll: 8 }, sqlite: { ofFarm: mostOfOneCommit, ofAll: mostOfOneCommit } };
/** The most writes of a transaction that runs alone, and the fewest up to which it shrinks where others run: many rows keep others waiting. */
const together = { most: 64, least: 16 };
/** Milliseconds after which a write that had no turn should be tried again. */
const patience = 10_000;

interface Waiting {
  pending: PendingWrite<VersionedRow>;
  resolve(written: Written<VersionedRow>): void;
  reject(error: unknown): void;
}

const lines = new WeakMap<Db, WriteLine>();

/**
 * Runs a write in its device's turn, with those of its farm that wait and may share its transaction. Throws a 503 with Retry-After if the
 * turn does not come within ten seconds.
 */
export function inLine<Row extends VersionedRow>(
  services: Services,
  pending: PendingWrite<Row>,
): Promise<Written<Row>> {
  const { db } = services.database;
  const line = lines.get(db) ?? new WriteLine(services);
  lines.set(db, line);
  return line.write(pending) as Promise<Written<Row>>;
}

/** The writes of all farms of a database. */
class WriteLine {
  readonly #services: Services;
  readonly #turns = new Turns<Waiting>();
  /** How many transactions of each farm are under way, and of all. */
  readonly #ofFarm = new Map<string, number>();
  #ofAll = 0;

  constructor(services: Services) {
    this.#services = services;
  }

  write(pending: PendingWrite<VersionedRow>): Promise<Written<VersionedRow>> {
    const { promise, resolve, reject } = Promise.withResolvers<Written<VersionedRow>>();
    const waiting = { pending, resolve, reject };
    const { device } = pending.farm;
    const timer = setTimeout(() => {
      if (this.#turns.remove(device, waiting)) reject(new Problem('unavailable', { retryAfter: 2 }));
    }, patience);
    this.#turns.add(device, waiting);
    this.#begin();
    return promise.finally(() => clearTimeout(timer));
  }

  #begin() {
    while (this.#ofAll < underWay[this.#services.database.kind].ofAll) {
      const taken = this.#take();
      const [first] = taken;
      if (!first) return;
      const { id } = first.pending.farm;
      this.#count(id, 1);
      void this.#run(taken).finally(() => {
        this.#count(id, -1);
        this.#begin();
      });
    }
  }

  #count(farmId: string, by: 1 | -1) {
    this.#ofAll += by;
    const left = (this.#ofFarm.get(farmId) ?? 0) + by;
    if (left > 0) this.#ofFarm.set(farmId, left);
    else this.#ofFarm.delete(farmId);
  }

  /** The next write, and those of its farm that may share its transaction. On SQLite writes share commits without sharing statements. */
  #take(): Waiting[] {
    const { kind } = this.#services.database;
    const { ofFarm } = underWay[kind];
    const first = this.#turns.next(({ pending }) => (this.#ofFarm.get(pending.farm.id) ?? 0) < ofFarm);
    if (!first) return [];
    const taken = [first];
    const { farm, work } = first.pending;
    if (kind === 'sqlite' || !work.together) return taken;
    const most = Math.max(together.least, Math.floor(together.most / (this.#ofAll + 1)));
    const known = new Set([first.pending.request.id, keyOf(first.pending.request)]);
    const joins = ({ pending: { farm: other, request, work: its } }: Waiting) =>
      other.id === farm.id && its.together === work.together && !known.has(request.id) && !known.has(keyOf(request));
    while (taken.length < most) {
      const next = this.#turns.next(joins);
      if (!next) break;
      taken.push(next);
      known.add(next.pending.request.id).add(keyOf(next.pending.request));
    }
    return taken;
  }

  async #run(taken: readonly Waiting[]): Promise<void> {
    const { database, now } = this.#services;
    const writes = taken.map(({ pending }) => pending);
    try {
      const outcomes = await inWriteOfCall(database, (trx) => writeAll(trx, writes, seconds(now())));
      for (const [at, { resolve, reject }] of taken.entries()) {
        const outcome = outcomes[at];
        if (outcome === undefined || outcome instanceof Problem) reject(outcome);
        else resolve(outcome);
      }
    } catch (error) {
      // One of them broke a rule of the database: each tries alone, so that the reason reaches only its caller.
      if (taken.length > 1 && isOfItsRows(error)) for (const write of taken) await this.#run([write]);
      else for (const { reject } of taken) reject(error);
    }
  }
}
