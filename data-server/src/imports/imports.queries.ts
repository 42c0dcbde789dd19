import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';

export type ImportRow = Tables['imports'];

/** All imports of the farm, with their authors. */
export const importRows = (db: Db, farmerId: string) =>
  db
    .selectFrom('imports')
    .innerJoin('accounts', 'accounts.id', 'imports.created_by')
    .selectAll('imports')
    .select(['accounts.firstname', 'accounts.lastname'])
    .where('imports.farmer_id', '=', farmerId);

export const findImport = (trx: Trx, farmerId: string, id: string): Promise<ImportRow | undefined> =>
  trx.selectFrom('imports').selectAll().where('farmer_id', '=', farmerId).where('id', '=', id).executeTakeFirst();

export async function storeImport(trx: Trx, row: ImportRow, isNew: boolean) {
  if (isNew) await trx.insertInto('imports').values(row).execute();
  else {
    const { farmer_id: farmerId, id, ...values } = row;
    await trx.updateTable('imports').set(values).where('farmer_id', '=', farmerId).where('id', '=', id).execute();
  }
}

/** The ids of the farm's plots, including closed ones, because imported readings lie in the past. */
export async function livePlots(trx: Trx, farmerId: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('plots')
    .select('id')
    .where('farmer_id', '=', farmerId)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** A plot's readings of some days. */
export const readingsOnPlot = (trx: Trx, farmerId: string, plotId: string, [from, to]: readonly [string, string]) =>
  trx
    .selectFrom('readings')
    .selectAll()
    .where('farmer_id', '=', farmerId)
    .where('plot_id', '=', plotId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('deleted_at', 'is', null)
    .execute();

/**
 * Removes an import's readings as if they had never existed, except those that somebody has since changed, deleted or added a photo to;
 * returns how many these are. There are no tombstones to inform devices: instead, marks before `changeNo` count as too old, so that
 * everything is fetched again.
 */
export async function removeReadings(trx: Trx, farmerId: string, importId: string, changeNo: number): Promise<number> {
  // A photo is somebody's work, but does not change its reading.
  const photographed = trx
    .selectFrom('photos')
    .select('reading_id')
    .where('farmer_id', '=', farmerId)
    .where('deleted_at', 'is', null);
  const untouched = trx
    .selectFrom('readings')
    .select('id')
    .where('farmer_id', '=', farmerId)
    .where('import_id', '=', importId)
    .where('version', '=', 1)
    .where('id', 'not in', photographed);
  await trx
    .deleteFrom('revisions')
    .where('farmer_id', '=', farmerId)
    .where('subject', '=', 'reading')
    .where('subject_id', 'in', untouched)
    .execute();
  await trx
    .deleteFrom('readings')
    .where('farmer_id', '=', farmerId)
    .where('import_id', '=', importId)
    .where('version', '=', 1)
    .where('id', 'not in', photographed)
    .execute();
  await trx.updateTable('farmers').set({ purged_no: changeNo }).where('id', '=', farmerId).execute();
  const { stayed } = await trx
    .selectFrom('readings')
    .select(({ fn }) => fn.countAll<number>().as('stayed'))
    .where('farmer_id', '=', farmerId)
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return stayed;
}
