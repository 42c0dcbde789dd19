import type { Db } from '../database/db.ts';
import { readState, renewEpoch } from '../database/server-state.ts';
import { inTransaction } from '../database/transaction.ts';

/**
 * Gives a database that was put back by other means than `restore` a new epoch: by PostgreSQL's log, or as a copy of its file. It remembers the old one, so that phones compare everything
 * they hold, and give back what it lacks. A server reads the epoch as it starts.
 */
export const startNewEpoch = (db: Db): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { epoch, epochsBefore } = await readState(trx);
    await renewEpoch(trx, [epoch, ...epochsBefore]);
  });
