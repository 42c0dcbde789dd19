import { addDays } from '@seguia/shared/domain/farm-time';
import { newId } from '@seguia/shared/domain/uuid';
import type { Database } from '../../data-server/src/database/db.ts';
import { TestFarm } from '../../data-server/testing/test-farm.ts';
import { insertReadings } from '../../data-server/testing/many-readings.ts';
import type { VolumeFarm } from './volume-calls.ts';

export interface FarmToFill {
  farmId: string;
  authors: readonly string[];
  count: number;
  /** YYYY-MM-DD */
  today: string;
  epoch: string;
  /** Of the newest day, Unix seconds. */
  now: number;
}

/** Gives a farm in UTC 40 plots, two varieties, a campaign over four months and that many readings. */
export async function fillVolumeFarm(database: Database, { farmId, authors, count, today, epoch, now }: FarmToFill) {
  const { db } = database;
  const farm = new TestFarm(db, farmId, now);
  const plots: string[] = [];
  for (let number = 0; number < 40; number += 1) plots.push(await farm.addPlot({ name: `P${number}` }));
  const [plot = ''] = plots;
  const cropType = await farm.addCropType('Tomate', 'Torry');
  await farm.plant(plot, cropType, addDays(today, -30));
  const otherType = await farm.addCropType('Rose', 'Avalanche');
  const campaignId = newId();
  const windowStart = addDays(today, -120);
  const stamp = { farmer_id: farmId, change_no: 1, created_at: now, updated_at: now, deleted_at: null, version: 1 };
  const author = authors[0] ?? '';
  await db
    .insertInto('campaigns')
    .values({
      ...stamp,
      id: campaignId,
      name: 'Campagne',
      start_date: windowStart,
      end_date: today,
      visibility: 'all_apps',
      app: 'seguia',
      created_by: author,
    })
    .execute();
  await insertReadings(database, { farmId, plots, authors, count, today });
  return {
    url: farm.url,
    plot,
    author,
    cropType,
    otherType,
    campaign: `${farm.url}/campaigns/${campaignId}`,
    today,
    windowStart,
    mark: `${epoch}.${count - 100}`,
  } satisfies VolumeFarm;
}
