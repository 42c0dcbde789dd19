import { defineMessages } from '@seguia/shared/platform';

export const todayMessages = defineMessages({
  title: { id: 'readings.today.title', defaultMessage: 'Aujourd’hui' },
});
