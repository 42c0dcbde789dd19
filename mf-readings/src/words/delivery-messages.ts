import { defineMessages } from '@seguia/shared/platform';

/** The states of a reading that the server has not accepted. */
export const deliveryMessages = defineMessages({
  waiting: { id: 'readings.delivery.waiting', defaultMessage: 'Pas encore envoyé' },
  refused: { id: 'readings.delivery.refused', defaultMessage: 'Refusé' },
  conflict: { id: 'readings.delivery.conflict', defaultMessage: 'Deux versions' },
});
