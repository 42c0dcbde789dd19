import { sql, type SqlBool } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';

export type CampaignRow = Tables['campaigns'];

/** Whether an application may see a campaign: its own, and those that are visible to all. */
export const isVisible = ({ visibility, app }: Pick<CampaignRow, 'visibility' | 'app'>, asking: string) =>
  visibility === 'all_apps' || app === asking;

/** The same rule as a condition on rows. */
export const visibleTo = (app: string) => sql<SqlBool>`(campaigns.visibility = 'all_apps' OR campaigns.app = ${app})`;

/** All campaigns of the farm, including tombstones, with their authors. */
export const campaignRows = (db: Db, farmerId: string) =>
  db
    .selectFrom('campaigns')
    .innerJoin('accounts', 'accounts.id', 'campaigns.created_by')
    .selectAll('campaigns')
    .select(['accounts.firstname', 'accounts.lastname'])
    .where('campaigns.farmer_id', '=', farmerId);

export const findCampaignRow = (db: Db, farmerId: string, id: string, app: string) =>
  campaignRows(db, farmerId)
    .where('campaigns.id', '=', id)
    .where('campaigns.deleted_at', 'is', null)
    .where(visibleTo(app))
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
