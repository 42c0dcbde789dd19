import { defineMessages } from '@seguia/shared/platform';

/** The names of the two waters. */
export const sideMessages = defineMessages({
  intake: { id: 'readings.side.intake', defaultMessage: 'Apport' },
  drain: { id: 'readings.side.drain', defaultMessage: 'Drainage' },
});
