import { addDays, daysBetween } from '@seguia/shared/domain/farm-time';
import type { CropRecipe } from './crops.ts';

export interface Planting {
  recipe: CropRecipe;
  variety: string;
  from: string;
  /** The last day; null while it grows. */
  to: string | null;
}

/** Days for which a plot stays empty before it is replanted. */
const fallow = 6;

/** The plantings of a plot over a span: every year on the crop's day (or once), with a new variety now and then. */
export function plantings(recipe: CropRecipe, plotNumber: number, from: string, to: string): Planting[] {
  const variety = (turn: number) => recipe.varieties[(plotNumber + turn) % recipe.varieties.length] ?? recipe.name;
  if (recipe.planting === null) {
    return [{ recipe, variety: variety(0), from: addDays(from, -(200 + 40 * plotNumber)), to: null }];
  }
  const first = Number(from.slice(0, 4)) - 1;
  const starts = Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) =>
    addDays(`${first + index}-${recipe.planting}`, (plotNumber % 4) * 3),
  ).filter((start) => start <= to);
  return starts
    .map((start, index) => {
      const next = starts[index + 1];
      return {
        recipe,
        variety: variety(index),
        from: start,
        to: next === undefined ? null : addDays(next, -fallow - 1),
      };
    })
    .filter((planting) => planting.to === null || planting.to >= from);
}

/** The planting on a day, and its age in days; null while the plot is empty. */
export function plantedOn(all: readonly Planting[], date: string): { planting: Planting; age: number } | null {
  const planting = all.find(({ from, to }) => from <= date && (to === null || date <= to));
  return planting ? { planting, age: daysBetween(planting.from, date) } : null;
}
