import type { Side } from '@seguia/shared/domain/readings/measures';
import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';

/** The names of the two waters beside their lines. */
export const sideMessages: Record<Side, MessageDescriptor> = defineMessages({
  intake: { id: 'campaigns.plot.intake', defaultMessage: 'Apport' },
  drain: { id: 'campaigns.plot.drain', defaultMessage: 'Drainage' },
});
