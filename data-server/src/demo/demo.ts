import { momentOf, zoneClock } from '@seguia/shared/domain/farm-time';
import { copyAllAccess } from '../access/account-farms.ts';
import { farmRow } from '../admin/add-farm.ts';
import { insertAll } from '../database/statements/bulk.ts';
import type { Db } from '../database/db.ts';
import { plainPlot } from '../plots/plots.queries.ts';
import { seconds } from '../services/services.ts';
import { hashPassword } from '../session/passwords.ts';
import { SettingError } from '../services/settings.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';
import { accountRows, demoPassword } from './accounts.ts';
import { insertPlannedFarm, linkRows } from './insert-farm.ts';
import { largeFarm, oasisDuSouss, serresDeBretagne } from './plans.ts';
import { namedId } from './random.ts';
import { smallFarms } from './small-farms.ts';

/** Fills an empty database with the demo. Does nothing the second time; refuses a database that holds anything else. */
export async function makeDemo(db: Db, now: Date, withLargeFarm = false): Promise<void> {
  const marker = await db.selectFrom('server_state').select('value').where('key', '=', 'demo').executeTakeFirst();
  if (marker) return;
  const full = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (full) throw new SettingError('DEMO: the database holds something else; the demo is made in an empty one only.');
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction().execute(async (trx) => {
    await insertAll(trx, 'accounts', accountRows(passwordHash, seconds(now)));
    const today = (zone: string) => momentOf(seconds(now), zoneClock(zone)).date;
    const everybody = { manager: 'manager', recorder: 'recorder', viewer: 'viewer' } as const;
    await insertPlannedFarm(trx, oasisDuSouss(today('Africa/Casablanca')), everybody, now);
    await insertPlannedFarm(trx, serresDeBretagne(today('Europe/Paris')), { manager: 'manager' }, now);
    if (withLargeFarm) await insertPlannedFarm(trx, largeFarm(today('Africa/Casablanca')), everybody, now);
    await insertSmallFarms(trx, now);
    await insertClosedFarm(trx, now);
    await copyAllAccess(trx);
    await trx.insertInto('server_state').values({ key: 'demo', value: now.toISOString() }).execute();
  });
}

/** Each has one or two plots and no reading yet; the last one has no plots. */
async function insertSmallFarms(trx: Trx, now: Date) {
  const farms = smallFarms.map((farm) =>
    farmRow({ ...farm, id: namedId(`farm ${farm.name}`), modules: ['fertirrigation'] }, now),
  );
  await insertAll(
    trx,
    'farmers',
    farms.map((farm) => ({ ...farm, change_no: 1 })),
  );
  await insertAll(
    trx,
    'farm_accounts',
    farms.flatMap(({ id }) => linkRows(id, { manager: 'manager' })),
  );
  const at = seconds(now);
  const plots = farms.slice(0, -1).flatMap(({ id: farmId, name }, number) =>
    ['A', 'B'].slice(0, 1 + (number % 2)).map((letter, index): Tables['plots'] => ({
      farmer_id: farmId,
      id: namedId(`${name} plot ${letter}`),
      change_no: 1,
      created_at: at,
      updated_at: at,
      deleted_at: null,
      ...plainPlot,
      name: letter,
      position: index + 1,
      area: 2000,
      irrigation_units: 1,
      closed: 0,
    })),
  );
  await insertAll(trx, 'plots', plots);
}

async function insertClosedFarm(trx: Trx, now: Date) {
  const name = 'Ferme sans module';
  const id = namedId(`farm ${name}`);
  const farm = farmRow({ id, name, place: 'Guingamp, France', timeZone: 'Europe/Paris', modules: [] }, now);
  await insertAll(trx, 'farmers', [farm]);
  await insertAll(trx, 'farm_accounts', linkRows(id, { closed: 'recorder' }));
}
