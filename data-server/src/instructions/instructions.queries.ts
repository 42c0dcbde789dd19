import { sql, type SqlBool } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';

export type InstructionRow = Tables['instructions'];

/** The farm's instructions, including tombstones, with who gave and who did each. */
export const instructionRows = (db: Db, farmerId: string) =>
  db
    .selectFrom('instructions')
    .innerJoin('accounts', 'accounts.id', 'instructions.created_by')
    .leftJoin('accounts as doers', 'doers.id', 'instructions.done_by')
    .selectAll('instructions')
    .select(['accounts.firstname', 'accounts.lastname'])
    .select(['doers.firstname as done_firstname', 'doers.lastname as done_lastname'])
    .where('instructions.farmer_id', '=', farmerId);

/** An instruction that was not taken back. */
export const findInstructionRow = (db: Db, farmerId: string, id: string) =>
  instructionRows(db, farmerId)
    .where('instructions.id', '=', id)
    .where('instructions.deleted_at', 'is', null)
    .executeTakeFirst();

export const findInstruction = (trx: Trx, farmerId: string, id: string): Promise<InstructionRow | undefined> =>
  trx.selectFrom('instructions').selectAll().where('farmer_id', '=', farmerId).where('id', '=', id).executeTakeFirst();

export async function storeInstruction(trx: Trx, row: InstructionRow, isNew: boolean) {
  if (isNew) await trx.insertInto('instructions').values(row).execute();
  else {
    const { farmer_id: farmerId, id, ...values } = row;
    await trx.updateTable('instructions').set(values).where('farmer_id', '=', farmerId).where('id', '=', id).execute();
  }
}

export const instructionOnPlot = (plotId: string) => sql<SqlBool>`instructions.plot_id = ${plotId}`;

/** The open instructions of a farm, oldest first. */
export const openInstructions = (db: Db, farmerId: string) =>
  db
    .selectFrom('instructions')
    .select(['plot_id', 'text'])
    .where('farmer_id', '=', farmerId)
    .where('deleted_at', 'is', null)
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
