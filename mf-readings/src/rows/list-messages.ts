import { defineMessages } from '@seguia/shared/platform';

/** Texts that all lists of readings share. */
export const listMessages = defineMessages({
  readings: { id: 'readings.list.name', defaultMessage: 'Relevés' },
  newReading: { id: 'readings.list.new', defaultMessage: 'Nouveau relevé' },
});
