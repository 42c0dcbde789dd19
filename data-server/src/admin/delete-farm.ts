import { sql } from 'kysely';
import { copyAccess } from '../access/account-farms.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Db } from '../database/db.ts';
import { nextChangeNo } from '../database/statements/next-change-no.ts';
import { inTransaction, type Trx } from '../database/transaction.ts';
import { seconds } from '../services/services.ts';
import { deleteFarmPhotos } from '../photos/clear-orphans.ts';
import type { PhotoFiles } from '../photo-files/photo-files.ts';
import { backupTables, farmTables, pictures, type FarmTable } from './backup-format.ts';

/** Rows per transaction: writers of other farms wait no longer than for these. */
const rowsAtOnce = 1000;

/** Tables that refer to others come before them. */
const lastFirst = farmTables.toReversed();

/**
 * Deletes a farm, its rows in every table and its photos; returns how many of each. Its people lose access with the first transaction; the
 * rows are deleted in portions, so that the server serves other farms meanwhile. If it is interrupted, a second call completes it. One line
 * of the audit log and the people's accounts remain. `actor` is who deletes it, for that line.
 */
export async function deleteFarm(
  db: Db,
  photos: PhotoFiles,
  farmId: string,
  actor: string,
  now: Date,
): Promise<Record<string, number>> {
  const counts = Object.fromEntries(lastFirst.map((table) => [table, 0]));
  const count = (table: FarmTable, rows: number) => (counts[table] = (counts[table] ?? 0) + rows);
  const links = await inTransaction(db, async (trx) => {
    const rows = await deleteRows(trx, 'farm_accounts', farmId);
    await copyAccess(trx, farmId);
    return rows;
  });
  count('farm_accounts', links);
  for (const table of lastFirst) {
    let rows = 0;
    do {
      rows = await inTransaction(db, (trx) => deleteRows(trx, table, farmId, rowsAtOnce));
      count(table, rows);
    } while (rows === rowsAtOnce);
  }
  await inTransaction(db, async (trx) => {
    // Locks the farm: writes that were under way have committed by now, and later ones find no farm.
    await nextChangeNo(trx, farmId);
    for (const table of lastFirst) count(table, await deleteRows(trx, table, farmId));
    await copyAccess(trx, farmId);
    await trx.deleteFrom('audit').where('owner', '=', farmId).execute();
    await trx.deleteFrom('farmers').where('id', '=', farmId).execute();
    const detail = `${Object.values(counts).reduce((sum, rows) => sum + rows, 0)} rows`;
    await recordAudit(trx, seconds(now), { action: 'farm_deleted', owner: { farm: farmId }, actor, detail });
  });
  // If it was interrupted before this line: no photo refers to the pictures any more, and the server clears them away.
  counts[pictures] = await deleteFarmPhotos(photos, farmId);
  return counts;
}

/** Deletes `most` rows of a farm, or all; returns how many. */
async function deleteRows(trx: Trx, table: FarmTable, farmId: string, most?: number): Promise<number> {
  const key = sql.join(backupTables[table].map((column) => sql.ref(column)));
  const some = most === undefined ? sql`` : sql`LIMIT ${most}`;
  const { numAffectedRows } = await sql`DELETE FROM ${sql.table(table)} WHERE farmer_id = ${farmId} AND (${key}) IN
    (SELECT ${key} FROM ${sql.table(table)} WHERE farmer_id = ${farmId} ${some})`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
