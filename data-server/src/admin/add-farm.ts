import { newId } from '@seguia/shared/domain/uuid';
import { recordAudit } from '../audit/audit.ts';
import type { Trx } from '../database/transaction.ts';
import { searchName } from '../farms/search-name.ts';
import { seconds } from '../services/services.ts';
import type { Tables } from '../database/tables.ts';

export interface NewFarm {
  id?: string;
  name: string;
  place: string | null;
  timeZone: string;
  modules: string[];
}

export const farmRow = ({ id, name, place, timeZone, modules }: NewFarm, now: Date): Tables['farmers'] => ({
  id: id ?? newId(),
  name,
  search_name: searchName(name),
  place,
  time_zone: timeZone,
  modules: JSON.stringify(modules),
  change_no: 0,
  purged_no: 0,
  created_at: seconds(now),
});

/** Adds a farm and records who did it; returns its id. */
export async function addFarm(
  trx: Trx,
  farm: NewFarm,
  { now, actor, address }: { now: Date; actor: string; address?: string },
): Promise<string> {
  const row = farmRow(farm, now);
  await trx.insertInto('farmers').values(row).execute();
  const event = { action: 'farm_added', owner: { farm: row.id }, actor, detail: row.name } as const;
  await recordAudit(trx, seconds(now), { ...event, ...(address === undefined ? {} : { address }) });
  return row.id;
}
