import type { Db } from '../db.ts';
import type { Tables } from '../tables.ts';
import type { Trx } from '../transaction.ts';

export type CampaignRow = Tables['campaigns'];

/** All campaigns of the farm, tombstones too, with who made them. */
export const campaignRows = (db: Db, farmerId: string) =>
  db
    .selectFrom('campaigns')
    .innerJoin('accounts', 'accounts.id', 'campaigns.created_by')
    .selectAll('campaigns')
    .select(['accounts.firstname', 'accounts.lastname'])
    .where('campaigns.farmer_id', '=', farmerId);

export const findCampaignRow = (db: Db, farmerId: string, id: string) =>
  campaignRows(db, farmerId)
    .where('campaigns.id', '=', id)
    .where('campaigns.deleted_at', 'is', null)
    .executeTakeFirst();

export function findCampaign(trx: Trx, farmerId: string, id: string): Promise<CampaignRow | undefined> {
  return trx
    .selectFrom('campaigns')
    .selectAll()
    .where('farmer_id', '=', farmerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function storeCampaign(trx: Trx, row: CampaignRow, isNew: boolean) {
  if (isNew) await trx.insertInto('campaigns').values(row).execute();
  else {
    const { farmer_id: farmerId, id, ...values } = row;
    await trx.updateTable('campaigns').set(values).where('farmer_id', '=', farmerId).where('id', '=', id).execute();
  }
}
