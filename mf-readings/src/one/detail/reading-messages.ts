import { defineMessages } from '@seguia/shared/platform';

/** The texts of a reading's screen. */
export const readingMessages = defineMessages({
  title: { id: 'readings.one.title', defaultMessage: 'Relevé' },
  gone: { id: 'readings.one.gone', defaultMessage: 'Ce relevé n’existe plus.' },
  notHere: {
    id: 'readings.one.notHere',
    defaultMessage: 'Ce relevé n’est pas sur cet appareil, et le serveur ne répond pas.',
  },
  changes: { id: 'readings.one.changes', defaultMessage: 'Modifications' },
  showChanges: { id: 'readings.one.showChanges', defaultMessage: 'Afficher les modifications' },
  changesOffline: {
    id: 'readings.one.changesOffline',
    defaultMessage: 'Les modifications se lisent sur le serveur : il faut du réseau.',
  },
  changesFailed: { id: 'readings.one.changesFailed', defaultMessage: 'Les modifications n’ont pas pu être chargées.' },
  noChanges: { id: 'readings.one.noChanges', defaultMessage: 'Rien n’a changé depuis la saisie.' },
  notSentYet: { id: 'readings.one.notSentYet', defaultMessage: 'Ce relevé n’est pas encore sur le serveur.' },
  created: { id: 'readings.revision.created', defaultMessage: 'Saisi par {name}' },
  updated: { id: 'readings.revision.updated', defaultMessage: 'Modifié par {name}' },
  deleted: { id: 'readings.revision.deleted', defaultMessage: 'Supprimé par {name}' },
  restored: { id: 'readings.revision.restored', defaultMessage: 'Rétabli par {name}' },
  nothing: { id: 'readings.revision.nothing', defaultMessage: 'vide' },
});
