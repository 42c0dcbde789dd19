import { defineMessages } from '@seguia/shared/platform';

/** The texts of a round. */
export const roundMessages = defineMessages({
  title: { id: 'readings.round.title', defaultMessage: 'Tournée' },
  close: { id: 'readings.round.close', defaultMessage: 'Quitter la tournée' },
  progress: { id: 'readings.round.progress', defaultMessage: 'Avancement' },
  place: { id: 'readings.round.place', defaultMessage: '{place, number} sur {count, number}' },
  next: { id: 'readings.round.next', defaultMessage: 'Parcelle suivante' },
  skip: { id: 'readings.round.skip', defaultMessage: 'Passer' },
  finish: { id: 'readings.round.finish', defaultMessage: 'Terminer' },
  back: { id: 'readings.round.back', defaultMessage: 'Parcelle précédente' },
  fromDrippers: { id: 'readings.round.fromDrippers', defaultMessage: 'Calculer à partir des goutteurs' },
  asValue: { id: 'readings.round.asValue', defaultMessage: 'Saisir le pourcentage' },
  drippers: {
    id: 'readings.round.drippers',
    defaultMessage: '{count, plural, one {# goutteur} other {# goutteurs}} de {each}',
  },
  changeOrder: { id: 'readings.round.changeOrder', defaultMessage: 'Changer l’ordre' },
  order: { id: 'readings.round.order', defaultMessage: 'Ordre de la tournée' },
  usualOrder: { id: 'readings.round.usualOrder', defaultMessage: 'Ordre habituel' },
  orderDone: { id: 'readings.round.orderDone', defaultMessage: 'Terminé' },
  unfinished: { id: 'readings.round.unfinished', defaultMessage: 'Une tournée n’est pas terminée' },
  unfinishedText: {
    id: 'readings.round.unfinishedText',
    defaultMessage: 'Tournée du {date} : {done, number} sur {count, plural, one {# parcelle} other {# parcelles}}.',
  },
  goOn: { id: 'readings.round.goOn', defaultMessage: 'La reprendre' },
  afresh: { id: 'readings.round.afresh', defaultMessage: 'En commencer une nouvelle' },
  over: { id: 'readings.round.over', defaultMessage: 'Fin de la tournée' },
  overText: {
    id: 'readings.round.overText',
    defaultMessage: '{done, number} sur {count, plural, one {# parcelle relevée} other {# parcelles relevées}}.',
  },
  skipped: { id: 'readings.round.skipped', defaultMessage: 'Parcelles passées' },
  comeBack: { id: 'readings.round.comeBack', defaultMessage: 'Revenir aux parcelles passées' },
});
