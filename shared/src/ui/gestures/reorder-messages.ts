import { defineMessages } from '../../i18n/define-messages.ts';

/** Messages of a list whose order a person changes, among them those that a screen reader announces while a row is moved. */
export const reorderMessages = defineMessages({
  move: { id: 'ui.reorder.move', defaultMessage: 'Déplacer {name}' },
  keys: {
    id: 'ui.reorder.keys',
    defaultMessage: 'Espace pour prendre ou poser, flèches pour déplacer, Échap pour annuler.',
  },
  up: { id: 'ui.reorder.up', defaultMessage: 'Monter {name}' },
  down: { id: 'ui.reorder.down', defaultMessage: 'Descendre {name}' },
  lifted: { id: 'ui.reorder.lifted', defaultMessage: '{name} : pris, place {place, number} sur {count, number}' },
  passing: { id: 'ui.reorder.place', defaultMessage: '{name} : place {place, number} sur {count, number}' },
  dropped: { id: 'ui.reorder.dropped', defaultMessage: '{name} : posé, place {place, number} sur {count, number}' },
  cancelled: {
    id: 'ui.reorder.cancelled',
    defaultMessage: '{name} : annulé, place {place, number} sur {count, number}',
  },
});
