import { checkPlanting, type PlantingProblem } from '@seguia/shared/domain/plantings/planting-rules';
import { notedStages, type NotedStage, stagesOfCrop } from '@seguia/shared/domain/plantings/stages';
import type { PlotCrop } from '@seguia/shared/platform';

/** The days of a planting as the form holds them; an empty text means no day. */
export type StageForm = Record<NotedStage | 'to', string>;

export const noStages: StageForm = { firstFlower: '', firstHarvest: '', topped: '', to: '' };

export function toStageForm(crop: PlotCrop): StageForm {
  const days = Object.fromEntries(notedStages.map((stage) => [stage, crop[stage] ?? ''])) as Record<NotedStage, string>;
  return { ...days, to: crop.to ?? '' };
}

/** The stages that the form asks for: those of the crop, and any other stage that already has a day. */
export function formStages(crop: PlotCrop): readonly NotedStage[] {
  const own = stagesOfCrop(crop.cropName);
  return notedStages.filter((stage) => own.includes(stage) || crop[stage]);
}

export interface ParsedStages {
  body: Record<NotedStage | 'to', string | null>;
  problems: PlantingProblem[];
}

/**
 * The stages that the form describes, and the problems that prevent saving them, by the same rules as the server's. `crops` are all
 * plantings of the plot.
 */
export function toStageBody(form: StageForm, crop: PlotCrop, crops: readonly PlotCrop[]): ParsedStages {
  const { firstFlower, firstHarvest, topped, to } = form;
  const body = {
    firstFlower: firstFlower || null,
    firstHarvest: firstHarvest || null,
    topped: topped || null,
    to: to || null,
  };
  const later = crops.filter(({ cropTypeId }) => cropTypeId === crop.cropTypeId).map(({ from }) => from);
  return { body, problems: checkPlanting({ from: crop.from, ...body }, later) };
}
