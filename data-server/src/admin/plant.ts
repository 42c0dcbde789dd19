import { checkNewPlanting } from '@seguia/shared/domain/plantings/planting-rules';
import { isSameName } from '@seguia/shared/domain/plots/names';
import { newId } from '@seguia/shared/domain/uuid';
import { cropRows, storeCrop, storeCropType } from '../crops/crops.queries.ts';
import { makeCrop, makeCropType } from '../crops/make-crop.ts';
import type { Trx } from '../database/transaction.ts';
import { findPlanting, otherPlantings, storePlanting, withoutStages } from '../plantings/plantings.queries.ts';
import { SettingError } from '../services/settings.ts';
import type { Stamp } from '../sync/pending-write.ts';
import { withRulesAsSettings } from './rule-as-setting.ts';

interface Planted {
  crop: string;
  cropType: string;
  from: string;
}

/**
 * Plants a crop type in a plot from a day on; creates the crop type if the farm has none of that name. Throws a SettingError for an invalid
 * name, and if the same variety already grows there then, because readings would belong to both plantings.
 */
export async function plant(
  trx: Trx,
  { farmerId, plotId }: { farmerId: string; plotId: string },
  { crop, cropType, from }: Planted,
  stamp: Stamp,
) {
  const cropId = await cropNamed(trx, farmerId, crop, stamp);
  const cropTypeId = await cropTypeNamed(trx, farmerId, { cropId, name: cropType }, stamp);
  const key = { plotId, cropTypeId, from };
  const others = await otherPlantings(trx, farmerId, key);
  if ((await findPlanting(trx, farmerId, key)) || checkNewPlanting({ from }, others).length > 0)
    throw new SettingError(
      `${crop} ${cropType} grows there on ${from}, or is planted there later: \`plantings list\` shows it.`,
    );
  const where = { farmer_id: farmerId, plot_id: plotId, crop_type_id: cropTypeId };
  const planting = { ...where, from_date: from, to_date: null, ...withoutStages, change_no: stamp.changeNo };
  await storePlanting(trx, planting, true);
}

async function cropNamed(trx: Trx, farmerId: string, name: string, stamp: Stamp): Promise<string> {
  const known = named(await cropRows(trx, farmerId).execute(), name);
  if (known) return known.id;
  const make = { farmerId, id: newId(), body: { name }, current: undefined, stamp };
  await withRulesAsSettings('The crop', async () => storeCrop(trx, await makeCrop(trx, make), true));
  return make.id;
}

async function cropTypeNamed(
  trx: Trx,
  farmerId: string,
  { cropId, name }: { cropId: string; name: string },
  stamp: Stamp,
): Promise<string> {
  const rows = trx.selectFrom('crop_types').select(['id', 'name']).where('farmer_id', '=', farmerId);
  const known = named(await rows.where('crop_id', '=', cropId).execute(), name);
  if (known) return known.id;
  const make = { farmerId, id: newId(), body: { crop_id: cropId, name }, current: undefined, stamp };
  await withRulesAsSettings('The crop type', async () => storeCropType(trx, await makeCropType(trx, make), true));
  return make.id;
}

/** Finds a row by name as people distinguish names; if two look alike, the one with the typed spelling. */
const named = <Row extends { name: string }>(rows: readonly Row[], name: string): Row | undefined =>
  rows.find((row) => row.name === name) ?? rows.find((row) => isSameName(row.name, name));
