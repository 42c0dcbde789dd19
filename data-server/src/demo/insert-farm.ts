import type { Role } from '@seguia/shared/domain/permissions';
import { farmRow } from '../admin/add-farm.ts';
import { insertAll } from '../database/statements/bulk.ts';
import type { Db } from '../database/db.ts';
import { seconds } from '../services/services.ts';
import type { Trx } from '../database/transaction.ts';
import { accountId, type DemoPerson } from './accounts.ts';
import type { FarmPlan } from './farm-plan.ts';
import { readingRows } from './farm-rows.ts';
import { withHistory } from './history.ts';
import { instructionRows } from './instructions.ts';
import { planRows } from './plan-rows.ts';
import { namedId, seeded } from './random.ts';
import { waterRows } from './water.ts';

export type Links = Partial<Record<DemoPerson, Role>>;

/** Inserts a farm with everything in its plan; its change numbers follow the order of time. The demo's accounts must exist. */
export async function insertPlannedFarm(db: Db | Trx, plan: FarmPlan, links: Links, now: Date): Promise<string> {
  const farmId = namedId(`farm ${plan.name}`);
  const at = seconds(now);
  const random = seeded(plan.name);
  const manager = accountId('manager');
  const rows = planRows({ plan, farmId, manager, now: at });
  const taken = readingRows({ plan, farmId, random, people: { recorder: accountId('recorder'), manager }, now: at });
  const { readings, revisions } = withHistory(taken, manager, at, random);

  let changeNo = 0;
  const numbered = <Row extends { change_no: number }>(list: Row[]) =>
    list.map((row) => {
      changeNo += 1;
      return { ...row, change_no: changeNo };
    });
  const { plots, crops, cropTypes, plotCrops, targetBands, campaigns } = rows;
  const tables = [numbered(crops), numbered(cropTypes), numbered(plots), numbered(readings)] as const;
  const [cropRows, typeRows, plotRows, readingsInOrder] = tables;
  const bandRows = numbered(targetBands);
  const campaignRows = numbered(campaigns);
  const waterDays = numbered(waterRows({ plan, farmId, recorder: accountId('recorder'), now: at }));
  const instructions = numbered(instructionRows({ plan, farmId, manager, recorder: accountId('recorder'), now: at }));

  const { name, place, timeZone } = plan;
  const farm = farmRow({ id: farmId, name, place, timeZone, modules: ['fertirrigation'] }, now);
  await insertAll(db, 'farmers', [{ ...farm, change_no: changeNo }]);
  await insertAll(db, 'farm_accounts', linkRows(farmId, links));
  await insertAll(db, 'crops', cropRows);
  await insertAll(db, 'crop_types', typeRows);
  await insertAll(db, 'plots', plotRows);
  await insertAll(db, 'plot_crops', plotCrops);
  await insertAll(db, 'readings', readingsInOrder);
  await insertAll(db, 'revisions', revisions);
  await insertAll(db, 'target_bands', bandRows);
  await insertAll(db, 'campaigns', campaignRows);
  await insertAll(db, 'water_days', waterDays);
  await insertAll(db, 'instructions', instructions);
  return farmId;
}

export const linkRows = (farmId: string, links: Links) =>
  (Object.entries(links) as [DemoPerson, Role][]).map(([person, role]) => ({
    farmer_id: farmId,
    account_id: accountId(person),
    role,
    permissions: null,
  }));
