import type { PlantingProblemCode } from '@seguia/shared/domain/plantings/planting-rules';
import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';

/** The texts of plantings. */
export const plantingMessages = defineMessages({
  title: { id: 'settings.planting.title', defaultMessage: 'Plantations' },
  none: { id: 'settings.planting.none', defaultMessage: 'Rien n’est planté.' },
  since: { id: 'settings.planting.since', defaultMessage: 'depuis le {from}' },
  between: { id: 'settings.planting.between', defaultMessage: 'du {from} au {to}' },
  plant: { id: 'settings.planting.plant', defaultMessage: 'Planter' },
  many: { id: 'settings.planting.many', defaultMessage: 'Planter plusieurs parcelles' },
  several: { id: 'settings.planting.several', defaultMessage: 'Planter plusieurs' },
  plantIn: {
    id: 'settings.planting.plantIn',
    defaultMessage: '{count, plural, =0 {Planter} one {Planter # parcelle} other {Planter # parcelles}}',
  },
  end: { id: 'settings.planting.end', defaultMessage: 'Terminer' },
  endTitle: { id: 'settings.planting.endTitle', defaultMessage: 'Terminer {crop}' },
  last: { id: 'settings.planting.last', defaultMessage: 'Dernier jour' },
  variety: { id: 'settings.planting.variety', defaultMessage: 'Variété' },
  other: { id: 'settings.planting.other', defaultMessage: 'Une autre variété…' },
  crop: { id: 'settings.planting.crop', defaultMessage: 'Culture' },
  newVariety: { id: 'settings.planting.newVariety', defaultMessage: 'Nouvelle variété' },
  from: { id: 'settings.planting.from', defaultMessage: 'Planté le' },
  endBefore: { id: 'settings.planting.endBefore', defaultMessage: 'Terminer ce qui est en place la veille' },
  saved: { id: 'settings.planting.saved', defaultMessage: 'Plantation enregistrée' },
  choose: { id: 'settings.planting.choose', defaultMessage: 'Choisissez une variété.' },
});

/** The problems of a planting's days. */
export const plantingProblemMessages: Record<PlantingProblemCode, MessageDescriptor> = defineMessages({
  date_invalid: { id: 'settings.planting.problem.date', defaultMessage: 'Saisissez un jour.' },
  before_planting: { id: 'settings.planting.problem.before', defaultMessage: 'Ce jour précède la plantation.' },
  after_end: { id: 'settings.planting.problem.afterEnd', defaultMessage: 'Ce jour suit le dernier jour.' },
  harvest_before_flower: {
    id: 'settings.planting.problem.harvest',
    defaultMessage: 'La récolte précède la floraison.',
  },
  planting_overlaps: {
    id: 'settings.planting.problem.overlaps',
    defaultMessage: 'Cette variété est déjà en place ces jours-là.',
  },
});
