import { isDate } from '../farm-time.ts';
import { notedStages, type NotedStage, type StageDates } from './stages.ts';

/** Stable codes: texts and the server's `errors[].code` depend on them. */
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
 * The problems of a planting's dates, at most one per field. `later` has the first days of later plantings of the same plot and variety,
 * before which it must end. Future days are allowed, as a plan. Topping may come before the first harvest, as in short crops.
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

/** Another planting of the same variety in the same plot. */
export interface PlantingSpan {
  from: string;
  to?: string | null;
}

export interface NewPlantingProblem {
  field: PlantingProblem['field'] | 'from';
  code: PlantingProblemCode;
}

/** Like `checkPlanting`, for a new planting: the same variety must have left the plot before. `others` are its plantings there. */
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

/** The id of a planting: its plot, variety and first day. A variety is planted in a plot once a day, so it is unique. */
export function plantingId({ plotId, cropTypeId, from }: PlantingKey): string {
  return `${plotId}.${cropTypeId}.${from}`;
}

/** The parts of an id; null where it is malformed. */
export function plantingOfId(id: string): PlantingKey | null {
  const [plotId, cropTypeId, from, ...rest] = id.split('.');
  if (!plotId || !cropTypeId || !from || rest.length > 0 || !isDate(from)) return null;
  return { plotId, cropTypeId, from };
}
