import { defineMessages } from '@seguia/shared/platform';

/** Words that every list of readings uses. */
export const listMessages = defineMessages({
  readings: { id: 'readings.list.name', defaultMessage: 'Relevés' },
  newReading: { id: 'readings.list.new', defaultMessage: 'Nouveau relevé' },
});
