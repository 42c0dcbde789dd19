import type { BandState } from '@seguia/shared/domain/bands';
import { defineMessages, type IntlShape, type MessageDescriptor } from '@seguia/shared/platform';

const messages: Record<BandState, MessageDescriptor> = defineMessages({
  in: { id: 'campaigns.state.in', defaultMessage: 'dans la cible' },
  'near-low': { id: 'campaigns.state.nearLow', defaultMessage: 'près de la limite basse' },
  'near-high': { id: 'campaigns.state.nearHigh', defaultMessage: 'près de la limite haute' },
  below: { id: 'campaigns.state.below', defaultMessage: 'sous la cible' },
  above: { id: 'campaigns.state.above', defaultMessage: 'au-dessus de la cible' },
});

/** How a value compares with its target, in words. */
export function formatState(intl: IntlShape, state: BandState): string {
  return intl.formatMessage(messages[state]);
}
