import { addDays, daysBetween } from '@seguia/shared/domain/farm-time';
import type { CropRecipe } from './crops.ts';
import type { weather } from './weather.ts';

interface PlotPlan {
  name: string;
  recipe: CropRecipe;
  irrigationUnits: number;
  area: number;
}

export interface FarmPlan {
  name: string;
  place: string;
  timeZone: string;
  climate: Parameters<typeof weather>[1];
  /** In walking order. */
  plots: PlotPlan[];
  /** The first day with readings. */
  from: string;
  /** The rounds of a day: hour and minute at which each begins. */
  rounds: readonly (readonly [hour: number, minute: number])[];
  /** How many plots, from the first in walking order, already have a reading today. */
  doneToday: number;
  /** By plot in walking order, with how many hours ago each was given and done; null for an open one. Oldest first. */
  instructions: { plot: number; text: string; givenBefore: number; doneBefore: number | null }[];
  campaigns: { name: string; start: string; end: string; visibility: 'all_apps' | 'this_app' }[];
}

/** The same day that many whole months earlier, or that month's last day. */
export function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const count = year * 12 + (month - 1) - months;
  const first = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
  const next = `${Math.floor((count + 1) / 12)}-${String(((count + 1) % 12) + 1).padStart(2, '0')}-01`;
  return addDays(first, Math.min(day, daysBetween(first, next)) - 1);
}

/** The last day with this month and day (MM-DD) on or before a date. */
export function lastSuchDay(monthAndDay: string, date: string): string {
  const thisYear = `${date.slice(0, 4)}-${monthAndDay}`;
  return thisYear <= date ? thisYear : `${Number(date.slice(0, 4)) - 1}-${monthAndDay}`;
}

export const yearLater = (date: string, years: number) => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
