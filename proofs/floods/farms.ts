import { openDatabase } from '../../data-server/src/database/open-database.ts';
import type { Caller } from '../server/caller.ts';

/** So many farms of the demo, the caller's own first, with the caller and a plot of each. */
export async function farmsOf(address: string, caller: Caller, count: number): Promise<Caller[]> {
  const { db, close } = await openDatabase(address, 0, false);
  const plots = await db
    .selectFrom('plots')
    .innerJoin('farm_accounts', 'farm_accounts.farmer_id', 'plots.farmer_id')
    .innerJoin('accounts', 'accounts.id', 'farm_accounts.account_id')
    .select(['plots.farmer_id', 'plots.id'])
    .where('accounts.email', '=', 'manager@demo.test')
    .where('plots.closed', '=', 0)
    .execute();
  await close();
  const byFarm = new Map([[caller.farm.farmer_id, caller.plot]]);
  for (const { farmer_id: farm, id } of plots) if (!byFarm.has(farm)) byFarm.set(farm, id);
  return [...byFarm].slice(0, count).map(([farmer_id, plot]) => ({ ...caller, farm: { farmer_id }, plot }));
}
