import { type CropKind, cropKind } from './crop-kind.ts';

/** The stages whose first day a manager notes, in the order of a plant's life. */
export const notedStages = ['firstFlower', 'firstHarvest', 'topped'] as const;

export type NotedStage = (typeof notedStages)[number];

/** The stage of a planting, one at a time. It is `planted` from its first day on. */
export type Stage = 'planted' | NotedStage;

export const stages: readonly Stage[] = ['planted', ...notedStages];

/** The first day of each stage, YYYY-MM-DD; missing or null where nobody has noted it. */
export type StageDates = { [Of in NotedStage]?: string | null };

/** A planting from its first to its last day; null while it still grows. */
export interface StagedPlanting extends StageDates {
  from: string;
  to: string | null;
}

/** The stages that growers distinguish in a crop: raspberries and roses are not topped, and a rose flowers when it is harvested. */
const stagesOfKind: Record<CropKind, readonly Stage[]> = {
  tomato: stages,
  raspberry: ['planted', 'firstFlower', 'firstHarvest'],
  rose: ['planted', 'firstHarvest'],
};

/** The stages of a crop by the farm's name for it; all stages for an unknown crop. */
export function stagesOfCrop(cropName: string): readonly Stage[] {
  const kind = cropKind(cropName);
  return kind === null ? stages : stagesOfKind[kind];
}

/** The first day of a stage; null where it is not noted. */
export function stageBegins(planting: StagedPlanting, stage: Stage): string | null {
  return stage === 'planted' ? planting.from : (planting[stage] ?? null);
}

/**
 * The stage of a planting on a day (YYYY-MM-DD): the one that began last. Null before the planting, after its end, and if no stage is
 * noted, because then nobody knows how far the plants are.
 */
export function stageOn(planting: StagedPlanting, date: string): Stage | null {
  if (date < planting.from || (planting.to !== null && date > planting.to)) return null;
  if (notedStages.every((stage) => !planting[stage])) return null;
  const begun = stages.flatMap((stage) => {
    const begins = stageBegins(planting, stage);
    return begins !== null && begins <= date ? [{ stage, begins }] : [];
  });
  return begun.toSorted((a, b) => a.begins.localeCompare(b.begins)).at(-1)?.stage ?? null;
}
