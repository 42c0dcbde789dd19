import type { Db } from '../database/db.ts';
import { seconds } from '../services/services.ts';
import { inTransaction } from '../database/transaction.ts';

/** Tombstones of readings are never cleared away, because a certification log has every correction of any age, including deletions. */
const tables = ['photos', 'campaigns', 'target_bands', 'water_days', 'instructions'] as const;

/**
 * Clears away old tombstones. The farm remembers the highest change number among them: a device with an older mark gets everything instead
 * of changes. Revisions stay, and with them the idempotency keys.
 */
export async function clearOldTombstones(db: Db, olderThanSeconds: number, now: Date): Promise<void> {
  const before = seconds(now) - olderThanSeconds;
  for (const table of tables) {
    const farms = await db
      .selectFrom(table)
      .select((eb) => ['farmer_id', eb.fn.max('change_no').as('newest')])
      .where('deleted_at', '<', before)
      .groupBy('farmer_id')
      .execute();
    for (const { farmer_id: farmerId, newest } of farms) {
      await inTransaction(db, async (trx) => {
        await trx
          .updateTable('farmers')
          .set({ purged_no: newest })
          .where('id', '=', farmerId)
          .where('purged_no', '<', newest)
          .execute();
        await trx
          .deleteFrom(table)
          .where('farmer_id', '=', farmerId)
          .where('deleted_at', '<', before)
          .where('change_no', '<=', newest)
          .execute();
      });
    }
  }
}
