import type { Quantity } from '@seguia/shared/domain/readings/quantities';
import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';

/** The name of a measure where its water is named beside it. */
export const shortMessages: Record<Quantity, MessageDescriptor> = defineMessages({
  ec: { id: 'readings.short.ec', defaultMessage: 'EC' },
  ph: { id: 'readings.short.ph', defaultMessage: 'pH' },
  percent: { id: 'readings.short.percent', defaultMessage: '% drainé' },
});
