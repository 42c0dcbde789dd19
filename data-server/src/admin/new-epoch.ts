import type { Db } from '../database/db.ts';
import { readState, renewEpoch } from '../database/server-state.ts';
import { inTransaction } from '../database/transaction.ts';

/**
 * Gives a new epoch to a database that was restored by other means than `restore`: from PostgreSQL's log, or as a copy of its file. The
 * database remembers the old epoch, so that phones compare all their data, and give back what it lacks. A server reads the epoch when it
 * starts.
 */
export const startNewEpoch = (db: Db): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { epoch, epochsBefore } = await readState(trx);
    await renewEpoch(trx, [epoch, ...epochsBefore]);
  });
