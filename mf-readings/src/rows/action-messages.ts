import { defineMessages } from '@seguia/shared/platform';

/** The names of the actions on a reading. */
export const actionMessages = defineMessages({
  week: { id: 'readings.action.week', defaultMessage: 'Semaine' },
  plotWeek: { id: 'readings.action.plotWeek', defaultMessage: 'Semaine de la parcelle' },
  edit: { id: 'readings.action.edit', defaultMessage: 'Modifier' },
  delete: { id: 'readings.action.delete', defaultMessage: 'Supprimer' },
  undo: { id: 'readings.action.undo', defaultMessage: 'Annuler la suppression' },
  deleted: {
    id: 'readings.action.deleted',
    defaultMessage: '{count, plural, one {Relevé supprimé} other {# relevés supprimés}}',
  },
  deleteTitle: { id: 'readings.action.deleteTitle', defaultMessage: 'Supprimer ce relevé ?' },
  deleteText: {
    id: 'readings.action.deleteText',
    defaultMessage: 'Relevé du {date} à {time}. Un responsable pourra le rétablir.',
  },
  cannotDelete: {
    id: 'readings.action.cannotDelete',
    defaultMessage: 'Le relevé n’a pas été supprimé : cet appareil n’a plus de place.',
  },
});
