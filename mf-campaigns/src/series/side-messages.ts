import type { Side } from '@seguia/shared/domain/readings/measures';
import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';

/** What the two waters are called beside their lines. */
export const sideMessages: Record<Side, MessageDescriptor> = defineMessages({
  intake: { id: 'campaigns.plot.intake', defaultMessage: 'Apport' },
  drain: { id: 'campaigns.plot.drain', defaultMessage: 'Drainage' },
});
