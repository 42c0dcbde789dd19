import type { NameProblemCode } from '@seguia/shared/domain/plots/names';
import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';

/** Texts that the sheets of plots, crops and varieties share. */
export const setUpMessages = defineMessages({
  plots: { id: 'settings.plots.title', defaultMessage: 'Parcelles' },
  crops: { id: 'settings.crops.title', defaultMessage: 'Cultures et variétés' },
  meters: { id: 'settings.meters.title', defaultMessage: 'Appareils de mesure' },
  noneYet: {
    id: 'settings.setUp.noneYet',
    defaultMessage: 'Rien pour l’instant. Seul un responsable peut ajouter.',
  },
  save: { id: 'settings.setUp.save', defaultMessage: 'Enregistrer' },
  cancel: { id: 'settings.setUp.cancel', defaultMessage: 'Annuler' },
  yes: { id: 'settings.setUp.yes', defaultMessage: 'oui' },
  no: { id: 'settings.setUp.no', defaultMessage: 'non' },
  name: { id: 'settings.setUp.name', defaultMessage: 'Nom' },
});

/** The problems of a name. */
export const nameProblemMessages: Record<NameProblemCode, MessageDescriptor> = defineMessages({
  name_missing: { id: 'settings.setUp.nameMissing', defaultMessage: 'Saisissez un nom.' },
  name_too_long: { id: 'settings.setUp.nameTooLong', defaultMessage: '80 caractères au plus. Raccourcissez le nom.' },
  name_taken: { id: 'settings.setUp.nameTaken', defaultMessage: 'Ce nom est déjà pris. Changez-le.' },
});
