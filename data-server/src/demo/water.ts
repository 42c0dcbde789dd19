import { addDays, daysBetween, momentOf, timestampOf, zoneClock } from '@seguia/shared/domain/farm-time';
import { waterDayId } from '@seguia/shared/domain/water/water-day';
import type { Tables } from '../database/tables.ts';
import type { FarmPlan } from './farm-plan.ts';
import { plantedOn, plantings } from './plantings.ts';
import { seeded } from './random.ts';
import { aboveTheAir } from './sunlight.ts';
import { dayOfYear, weather } from './weather.ts';

interface Context {
  plan: FarmPlan;
  farmId: string;
  recorder: string;
  /** Unix seconds. */
  now: number;
}

/** The water of full-grown crops, in mL/m² per J/cm², and the share of it that young ones get. */
const perJoule = 2.7;
const youngShare = 0.35;

/**
 * The farm's water and light of every day until yesterday, oldest first, without change numbers. Light follows the season and the weather
 * of the readings, and water follows light, except on some days on which the clock watered as on the day before.
 */
export function waterRows({ plan, farmId, recorder, now }: Context): Tables['water_days'][] {
  const clock = zoneClock(plan.timeZone);
  const today = momentOf(now, clock).date;
  const dates = Array.from({ length: daysBetween(plan.from, today) + 1 }, (_, index) => addDays(plan.from, index));
  // The first random numbers of the plan's name are its weather (farm-rows.ts).
  const days = weather(dates, plan.climate, seeded(plan.name));
  const random = seeded(`${plan.name} water`);
  const stood = plan.plots.map((plot, number) => plantings(plot.recipe, number, plan.from, today));
  let stuckDays = 0;
  let given = 0;
  return days.slice(0, -1).flatMap(({ date, rain }): Tables['water_days'][] => {
    const clear = aboveTheAir(plan.climate.latitude, dayOfYear(date) + 1) * 0.73;
    const cloud = rain ? random.between(0.25, 0.55) : random.between(0.82, 1);
    const radiation = Math.round(clear * cloud);
    if (stuckDays > 0) stuckDays -= 1;
    else {
      given = (radiation * perJoule * canopy(stood, date) * (1 + random.noise() * 0.05)) / 1000;
      if (random.chance(0.02)) stuckDays = random.whole(4, 7);
    }
    // Now and then somebody forgot it.
    if (random.chance(0.015)) return [];
    const at = timestampOf(addDays(date, 1), '07:40', clock);
    return [
      {
        farmer_id: farmId,
        id: waterDayId({ date, plotId: null }),
        plot_id: null,
        date,
        irrigation: Number(given.toFixed(2)),
        radiation: random.chance(0.01) ? null : radiation,
        created_by: recorder,
        created_at: at,
        updated_at: at,
        version: 1,
        change_no: 0,
        deleted_at: null,
      },
    ];
  });
}

/** The need of a farm's plots on a day, as a share of what they need full-grown; an empty plot gets a little. */
function canopy(stood: readonly ReturnType<typeof plantings>[], date: string): number {
  const shares = stood.map((own) => {
    const planted = plantedOn(own, date);
    if (!planted) return 0.1;
    const grown = Math.min(1, planted.age / planted.planting.recipe.stage);
    return youngShare + (1 - youngShare) * grown;
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
