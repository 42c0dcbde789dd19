import { defineMessages } from '@seguia/shared/platform';

/** The states of a reading or a photo that the server has not accepted, and why one waits. */
export const deliveryMessages = defineMessages({
  waiting: { id: 'readings.delivery.waiting', defaultMessage: 'Pas encore envoyé' },
  refused: { id: 'readings.delivery.refused', defaultMessage: 'Refusé' },
  conflict: { id: 'readings.delivery.conflict', defaultMessage: 'Deux versions' },
  waitsWhy: { id: 'readings.unsent.waitsWhy', defaultMessage: 'Attend : {reason}. Part dès que c’est permis.' },
});
