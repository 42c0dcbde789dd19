import type { Quantity } from '@seguia/shared/domain/readings/quantities';
import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';

/** A measure where its side stands beside it. */
export const shortMessages: Record<Quantity, MessageDescriptor> = defineMessages({
  ec: { id: 'readings.short.ec', defaultMessage: 'EC' },
  ph: { id: 'readings.short.ph', defaultMessage: 'pH' },
  percent: { id: 'readings.short.percent', defaultMessage: '% drainé' },
});
