import { addDays, daysBetween, momentOf, timestampOf, zoneClock } from '@seguia/shared/domain/farm-time';
import { measureColumns } from '../database/measure-columns.ts';
import type { Tables } from '../database/tables.ts';
import type { FarmPlan } from './farm-plan.ts';
import { namedId, seeded, type Random } from './random.ts';
import { plantedOn, plantings, type Planting } from './plantings.ts';
import { type Measured, RootZone } from './simulate.ts';
import { weather, type Day } from './weather.ts';
import { notImported } from '../readings/readings.queries.ts';

type ReadingRow = Tables['readings'];

interface People {
  /** The person who takes most readings, and the one who takes the others. */
  recorder: string;
  manager: string;
}

interface Context {
  plan: FarmPlan;
  farmId: string;
  random: Random;
  people: People;
  /** Unix seconds. */
  now: number;
}

const notes = [
  'Pluie pendant la nuit.',
  'Sonde pH étalonnée ce matin.',
  'Goutteurs bouchés côté nord, nettoyés.',
  'Bac de drainage nettoyé.',
  'Nouvelle recette dans la station.',
  'Vent fort, ouvrants fermés.',
  'Apport supplémentaire à 14 h.',
] as const;

/** All readings of a plan up to now, oldest first, without change numbers. */
export function readingRows(context: Context): ReadingRow[] {
  const { plan, now } = context;
  const today = momentOf(now, zoneClock(plan.timeZone)).date;
  const dates = Array.from({ length: daysBetween(plan.from, today) + 1 }, (_, index) => addDays(plan.from, index));
  const days = weather(dates, plan.climate, context.random);
  const rows = plan.plots.flatMap((plot, plotNumber) => {
    const random = seeded(`${plan.name} ${plot.name}`);
    const zone = new RootZone(plot.recipe, random);
    const stood = plantings(plot.recipe, plotNumber, plan.from, today);
    const own = { ...context, random };
    return days.flatMap((day) => (day.date === today ? [] : dayRows(own, zone, stood, plotNumber, day)));
  });
  return [...rows, ...todayRows(context, today, days.at(-1) ?? { date: today, heat: 24, rain: false })].toSorted(
    (a, b) => a.timestamp - b.timestamp || (a.id < b.id ? -1 : 1),
  );
}

function dayRows(context: Context, zone: RootZone, stood: Planting[], plotNumber: number, day: Day): ReadingRow[] {
  const { plan, random } = context;
  const planted = plantedOn(stood, day.date);
  if (!planted) return [];
  zone.wake();
  // Morocco and France change their clocks before six.
  const six = timestampOf(day.date, '06:00', zoneClock(plan.timeZone));
  const rounds = day.heat > 33 && random.chance(0.5) ? [...plan.rounds, [18, 30] as const] : plan.rounds;
  return rounds.flatMap(([hour, minute], round) => {
    if (random.chance(0.004)) return [];
    const minutes = (hour - 6) * 60 + minute + plotNumber * 3 + random.whole(0, 2);
    const moment = { date: day.date, time: clockTime(6 * 60 + minutes), timestamp: six + minutes * 60 };
    const measured = zone.measure(planted.planting.recipe, day, planted.age, round);
    return isEmpty(measured) ? [] : [readingRow(context, plotNumber, moment, measured)];
  });
}

/** The first plots of today's round are done, however early it is; the others wait. */
function todayRows(context: Context, today: string, day: Day): ReadingRow[] {
  const { plan, now } = context;
  const midnight = timestampOf(today, '00:00', zoneClock(plan.timeZone));
  return plan.plots.slice(0, plan.doneToday).flatMap((plot, plotNumber) => {
    const random = seeded(`${plan.name} ${plot.name} today`);
    const planted = plantedOn(plantings(plot.recipe, plotNumber, plan.from, today), today);
    if (!planted) return [];
    const measured = new RootZone(plot.recipe, random).measure(plot.recipe, day, planted.age, 1);
    const minutesAgo = (plan.doneToday - plotNumber) * 4;
    const at = Math.max(midnight, Math.floor(now / 60) * 60 - minutesAgo * 60);
    const moment = { ...momentOf(at, zoneClock(plan.timeZone)), timestamp: at };
    return isEmpty(measured) ? [] : [readingRow({ ...context, random }, plotNumber, moment, measured)];
  });
}

const isEmpty = (measured: Measured) => measureColumns.every((column) => measured[column] === null);

const two = (value: number) => String(value).padStart(2, '0');
const clockTime = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

type Moment = Pick<ReadingRow, 'date' | 'time' | 'timestamp'>;

function readingRow(
  { plan, farmId, random, people }: Context,
  plotNumber: number,
  moment: Moment,
  measured: Measured,
): ReadingRow {
  const at = moment.timestamp;
  // Some readings were taken without a network, and arrived in the evening.
  const arrived = random.chance(0.15) ? at + random.whole(600, 18_000) : at + random.whole(5, 50);
  return {
    farmer_id: farmId,
    id: random.id(at),
    plot_id: plotId(plan, plotNumber),
    ...moment,
    ...measured,
    note: random.chance(0.012) ? random.pick(notes) : null,
    created_by: random.chance(0.72) ? people.recorder : people.manager,
    created_at: arrived,
    updated_at: arrived,
    version: 1,
    change_no: 0,
    deleted_at: null,
    ...notImported,
    meter_id: null,
  };
}

export const plotId = (plan: FarmPlan, plotNumber: number) => namedId(`${plan.name} plot ${plotNumber + 1}`);
export const cropId = (plan: FarmPlan, crop: string) => namedId(`${plan.name} crop ${crop}`);
export const cropTypeId = (plan: FarmPlan, variety: string) => namedId(`${plan.name} crop type ${variety}`);
