import { createHash } from 'node:crypto';
import type { Db } from '../database/db.ts';
import type { Counters, WindowRequest, WindowState } from './counters.ts';

/** Counters of several servers on one database, which count together. Keys (addresses, e-mails) are stored as hashes. */
export class DatabaseCounters implements Counters {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async take(key: string, { amount, most, seconds, now }: WindowRequest): Promise<WindowState> {
    const id = hashOf(key);
    const until = now + seconds * 1000;
    if (amount > most) return { isTaken: false, until };
    // One statement checks and counts, so that two simultaneous calls cannot both take the last place.
    const taken = await this.#db
      .insertInto('limits')
      .values({ key: id, count: amount, until })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet((eb) => ({
            count: eb
              .case()
              .when('limits.until', '<=', now)
              .then(amount)
              .else(eb('limits.count', '+', amount))
              .end(),
            until: eb.case().when('limits.until', '<=', now).then(until).else(eb.ref('limits.until')).end(),
          }))
          .where((eb) => eb.or([eb('limits.until', '<=', now), eb('limits.count', '<=', most - amount)])),
      )
      .returning('until')
      .executeTakeFirst();
    if (taken) return { isTaken: true, until: taken.until };
    const full = await this.#db.selectFrom('limits').select('until').where('key', '=', id).executeTakeFirst();
    return { isTaken: false, until: full?.until ?? until };
  }

  async giveBack(key: string, now: number) {
    await this.#db
      .updateTable('limits')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', hashOf(key))
      .where('until', '>', now)
      .where('count', '>', 0)
      .execute();
  }

  async clearOld(now: number) {
    await this.#db.deleteFrom('limits').where('until', '<=', now).execute();
  }

  async clear() {
    await this.#db.deleteFrom('limits').execute();
  }
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');
