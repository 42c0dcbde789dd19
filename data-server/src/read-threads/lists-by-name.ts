import { campaignsList } from '../campaigns/campaigns.list.ts';
import type { Db } from '../database/db.ts';
import { cropsList, cropTypesList } from '../crops/crops.list.ts';
import { photosList } from '../photos/photos.list.ts';
import { calibrationsList } from '../meters/calibrations.list.ts';
import { instructionsList } from '../instructions/instructions.list.ts';
import { metersList } from '../meters/meters.list.ts';
import { plotsList } from '../plots/plots.list.ts';
import { readingsList } from '../readings/readings.list.ts';
import type { ListAnswer } from '../sync/farm-list.ts';
import { bandsList } from '../target-bands/target-bands.list.ts';
import { waterDaysList } from '../water-days/water-days.list.ts';
import type { ListJob, ListName } from '../services/read-job.ts';

const lists = {
  plots: plotsList,
  crops: cropsList,
  cropTypes: cropTypesList,
  readings: readingsList,
  photos: photosList,
  campaigns: campaignsList,
  bands: bandsList,
  waterDays: waterDaysList,
  meters: metersList,
  calibrations: calibrationsList,
  instructions: instructionsList,
};

/** The lists of a farm. The contract has checked what their types promise. */
export const listsByName = lists as unknown as Record<
  ListName,
  (db: Db, job: ListJob<object, object>) => Promise<ListAnswer>
>;
