import type { PlantingProblemCode } from '@seguia/shared/domain/plantings/planting-rules';
import type { Stage } from '@seguia/shared/domain/plantings/stages';
import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';

/** The stages of a planting, by the day on which they begin. */
export const stageNameMessages: Record<Stage, MessageDescriptor> = defineMessages({
  planted: { id: 'readings.stage.planted', defaultMessage: 'Plantation' },
  firstFlower: { id: 'readings.stage.firstFlower', defaultMessage: 'Première floraison' },
  firstHarvest: { id: 'readings.stage.firstHarvest', defaultMessage: 'Première récolte' },
  topped: { id: 'readings.stage.topped', defaultMessage: 'Étêtage' },
});

/** The texts of the form for a planting's stages. */
export const stageMessages = defineMessages({
  title: { id: 'readings.stages.title', defaultMessage: 'Stades de la culture' },
  open: { id: 'readings.stages.open', defaultMessage: 'Stades' },
  lead: {
    id: 'readings.stages.lead',
    defaultMessage: 'Notez le premier jour de chaque stade. Une date à venir est une prévision.',
  },
  planting: { id: 'readings.stages.planting', defaultMessage: 'Culture' },
  plantedOn: { id: 'readings.stages.plantedOn', defaultMessage: 'Plantée le {date}' },
  end: { id: 'readings.stages.end', defaultMessage: 'Dernier jour' },
  endHint: { id: 'readings.stages.endHint', defaultMessage: 'Vide : toujours en place' },
  problem: { id: 'readings.stages.problem', defaultMessage: '{field} : {problem}' },
  done: { id: 'readings.stages.done', defaultMessage: 'Stades à jour' },
  since: { id: 'readings.stages.since', defaultMessage: '{stage} depuis le {date}' },
  none: { id: 'readings.stages.none', defaultMessage: 'Rien n’est planté dans cette parcelle.' },
  moved: {
    id: 'readings.stages.moved',
    defaultMessage: 'Pas enregistré : quelqu’un a modifié cette culture entre-temps. Rouvrez-la pour voir.',
  },
});

export const stageProblemMessages: Record<PlantingProblemCode, MessageDescriptor> = defineMessages({
  date_invalid: { id: 'readings.stageProblem.invalid', defaultMessage: 'Cette date n’existe pas.' },
  before_planting: { id: 'readings.stageProblem.beforePlanting', defaultMessage: 'Avant la plantation.' },
  after_end: { id: 'readings.stageProblem.afterEnd', defaultMessage: 'Après le dernier jour de la culture.' },
  harvest_before_flower: {
    id: 'readings.stageProblem.harvestBeforeFlower',
    defaultMessage: 'Avant la première floraison.',
  },
  planting_overlaps: {
    id: 'readings.stageProblem.overlaps',
    defaultMessage: 'La même variété y est replantée avant ce jour.',
  },
});
