import { defineMessages } from '@seguia/shared/platform';

export const historyMessages = defineMessages({
  title: { id: 'readings.history.title', defaultMessage: 'Historique' },
  count: {
    id: 'readings.history.count',
    defaultMessage: '{count, plural, one {# relevé} other {# relevés}}',
  },
});
