import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';
import type { StepName } from './first-steps.ts';

/** The texts of the list of first steps. */
export const firstStepsMessages = defineMessages({
  title: { id: 'settings.steps.title', defaultMessage: 'Premiers pas' },
  lead: { id: 'settings.steps.lead', defaultMessage: '{done} sur {count} faits. Dans l’ordre que vous voulez.' },
  progress: { id: 'settings.steps.progress', defaultMessage: '{done} sur {count}' },
  optional: { id: 'settings.steps.optional', defaultMessage: 'facultatif' },
  dismiss: { id: 'settings.steps.dismiss', defaultMessage: 'Masquer cette liste' },
  showDone: {
    id: 'settings.steps.showDone',
    defaultMessage: '{count, plural, one {Voir l’étape faite} other {Voir les # étapes faites}}',
  },
  hideDone: { id: 'settings.steps.hideDone', defaultMessage: 'Masquer ce qui est fait' },
  isDone: { id: 'settings.steps.isDone', defaultMessage: 'Fait' },
});

/** What each step is about, as a thing to do. */
export const stepMessages: Record<StepName, MessageDescriptor> = defineMessages({
  plots: { id: 'settings.steps.plots', defaultMessage: 'Créer les parcelles' },
  crops: { id: 'settings.steps.crops', defaultMessage: 'Dire ce qui y pousse' },
  targets: { id: 'settings.steps.targets', defaultMessage: 'Fixer les cibles d’EC, de pH et de drainage' },
  people: { id: 'settings.steps.people', defaultMessage: 'Inviter qui fait les relevés' },
  season: { id: 'settings.steps.season', defaultMessage: 'Reprendre la saison passée d’un fichier' },
});
