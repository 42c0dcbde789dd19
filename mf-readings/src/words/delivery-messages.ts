import { defineMessages } from '@seguia/shared/platform';

/** How a reading stands that the server has not taken. */
export const deliveryMessages = defineMessages({
  waiting: { id: 'readings.delivery.waiting', defaultMessage: 'Pas encore envoyé' },
  refused: { id: 'readings.delivery.refused', defaultMessage: 'Refusé' },
  conflict: { id: 'readings.delivery.conflict', defaultMessage: 'Deux versions' },
});
