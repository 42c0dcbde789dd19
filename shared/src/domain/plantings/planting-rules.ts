import { isDate } from '../farm-time.ts';
import { notedStages, type NotedStage, type StageDates } from './stages.ts';

/** Stable: texts and the server's `errors[].code` are keyed by them. */
export type PlantingProblemCode =
  | 'date_invalid'
  | 'before_planting'
  | 'after_end'
  | 'harvest_before_flower'
  | 'planting_overlaps';

export interface PlantingProblem {
  field: NotedStage | 'to';
  code: PlantingProblemCode;
}

export interface PlantingDates extends StageDates {
  from: string;
  to?: string | null;
}

/**
 * What is wrong with the dates of a planting, at most one problem a field. `later` are the first days of the plantings of the same plot and variety that come after it:
 * it ends before they begin. A day to come is a plan, and is taken. Topping may come before the first harvest, as in short crops.
 */
export function checkPlanting(planting: PlantingDates, later: readonly string[] = []): PlantingProblem[] {
  const problems: PlantingProblem[] = [];
  const { from, to, firstFlower, firstHarvest } = planting;
  if (to && !isDate(to)) problems.push({ field: 'to', code: 'date_invalid' });
  else if (to && to < from) problems.push({ field: 'to', code: 'before_planting' });
  else if (later.some((next) => next > from && (!to || next <= to)))
    problems.push({ field: 'to', code: 'planting_overlaps' });
  for (const field of notedStages) {
    const date = planting[field];
    if (!date) continue;
    if (!isDate(date)) problems.push({ field, code: 'date_invalid' });
    else if (date < from) problems.push({ field, code: 'before_planting' });
    else if (to && date > to) problems.push({ field, code: 'after_end' });
    else if (field === 'firstHarvest' && firstFlower && firstHarvest && firstHarvest < firstFlower)
      problems.push({ field, code: 'harvest_before_flower' });
  }
  return problems;
}

/** What stood or stands beside a planting: the same variety in the same plot. */
export interface PlantingSpan {
  from: string;
  to?: string | null;
}

export interface NewPlantingProblem {
  field: PlantingProblem['field'] | 'from';
  code: PlantingProblemCode;
}

/** As `checkPlanting`, for one that is new: the same variety must have left the plot before it is planted there again. `others`: its plantings there. */
export function checkNewPlanting(planting: PlantingDates, others: readonly PlantingSpan[] = []): NewPlantingProblem[] {
  const { from } = planting;
  if (!isDate(from)) return [{ field: 'from', code: 'date_invalid' }];
  const stands = others.some((other) => other.from <= from && (!other.to || other.to >= from));
  const first: NewPlantingProblem[] = stands ? [{ field: 'from', code: 'planting_overlaps' }] : [];
  const later = others.map((other) => other.from);
  return [...first, ...checkPlanting(planting, later)];
}

export interface PlantingKey {
  plotId: string;
  cropTypeId: string;
  from: string;
}

/** The id of a planting: what stands where since when. A plot's variety is planted once a day, so there is one of each. */
export function plantingId({ plotId, cropTypeId, from }: PlantingKey): string {
  return `${plotId}.${cropTypeId}.${from}`;
}

/** What an id says; null where it is none. */
export function plantingOfId(id: string): PlantingKey | null {
  const [plotId, cropTypeId, from, ...rest] = id.split('.');
  if (!plotId || !cropTypeId || !from || rest.length > 0 || !isDate(from)) return null;
  return { plotId, cropTypeId, from };
}
