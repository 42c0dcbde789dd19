import { addDays, momentOf, zoneClock } from '@seguia/shared/domain/farm-time';
import { limitColumns } from '../database/measure-columns.ts';
import { asNew } from '../crops/crops.queries.ts';
import type { Tables } from '../database/tables.ts';
import type { Bands, CropRecipe } from './crops.ts';
import type { FarmPlan } from './farm-plan.ts';
import { cropId, cropTypeId, plotId } from './farm-rows.ts';
import { plantings } from './plantings.ts';
import { namedId } from './random.ts';

interface Context {
  plan: FarmPlan;
  farmId: string;
  manager: string;
  /** Unix seconds. */
  now: number;
}

/** The plots, crops, varieties, plantings, target bands and campaigns of a plan. */
export function planRows({ plan, farmId, manager, now }: Context) {
  const today = momentOf(now, zoneClock(plan.timeZone)).date;
  const stamp = { farmer_id: farmId, change_no: 0, created_at: now, updated_at: now, deleted_at: null };
  const stood = plan.plots.map((plot, number) => plantings(plot.recipe, number, plan.from, today));
  const recipes = [...new Set(plan.plots.map(({ recipe }) => recipe))];
  const plots = plan.plots.map(({ name, area, irrigationUnits }, number): Tables['plots'] => ({
    ...stamp,
    id: plotId(plan, number),
    name,
    house: null,
    position: number + 1,
    area,
    irrigation_units: irrigationUnits,
    ...drippersOf(area),
    closed: 0,
    version: 1,
  }));
  const crops = recipes.map(({ name }): Tables['crops'] => ({ ...stamp, ...asNew, id: cropId(plan, name), name }));
  const cropTypes = recipes.flatMap((recipe) =>
    recipe.varieties.map((name): Tables['crop_types'] => ({
      ...stamp,
      ...asNew,
      id: cropTypeId(plan, name),
      crop_id: cropId(plan, recipe.name),
      name,
    })),
  );
  const plotCrops = stood.flatMap((own, number) =>
    own.map(({ recipe, variety, from, to }): Tables['plot_crops'] => ({
      farmer_id: farmId,
      plot_id: plotId(plan, number),
      crop_type_id: cropTypeId(plan, variety),
      from_date: from,
      to_date: to,
      ...stageDays(recipe, from, to ?? today),
      version: 1,
    })),
  );
  const targetBands = stood.flatMap((own, number) =>
    own.flatMap(({ recipe, variety, from, to }): Tables['target_bands'][] => {
      const bearingFrom = addDays(from, Math.round(recipe.stage / 2));
      const grownFrom = addDays(from, recipe.stage);
      const band = (start: string, end: string | null, bands: Bands) => ({
        ...stamp,
        id: namedId(`${plan.name} band ${number} ${variety} ${start}`),
        plot_id: plotId(plan, number),
        crop_type_id: cropTypeId(plan, variety),
        from_date: start,
        to_date: end,
        ...limits(bands),
        version: 1,
      });
      return [
        band(from, addDays(bearingFrom, -1), recipe.bands.young),
        band(bearingFrom, addDays(grownFrom, -1), recipe.bands.bearing),
        band(grownFrom, to, recipe.bands.grown),
      ];
    }),
  );
  const campaigns = plan.campaigns.map(({ name, start, end, visibility }): Tables['campaigns'] => ({
    ...stamp,
    id: namedId(`${plan.name} campaign ${name}`),
    name,
    start_date: start,
    end_date: end,
    app: 'seguia',
    visibility,
    created_by: manager,
    version: 1,
  }));
  return { plots, crops, cropTypes, plotCrops, targetBands, campaigns };
}

/** Two and a half drippers per square metre, as for tomatoes on slabs, of two litres per hour. */
const drippersOf = (area: number) =>
  ({ drippers: Math.round(area * 2.5), dripper_rate: 2000, dripper_rate_unit: 'ml_per_hour' }) as const;

/** The stages of a planting that have begun by its last day. */
function stageDays({ stages: { firstFlower, firstHarvest, topped } }: CropRecipe, from: string, last: string) {
  const begun = (days: number | undefined) => {
    const day = days === undefined ? null : addDays(from, days);
    return day !== null && day <= last ? day : null;
  };
  return { first_flower: begun(firstFlower), first_harvest: begun(firstHarvest), topped: begun(topped) };
}

const limits = (bands: Bands) => ({
  ...limitColumns((column) => ({ low: bands[column]?.[0], high: bands[column]?.[1] })),
  ec_difference_low: bands.ec_difference?.[0] ?? null,
  ec_difference_high: bands.ec_difference?.[1] ?? null,
});
