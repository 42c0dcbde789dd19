import type { Limits } from '@seguia/shared/domain/bands';
import { type IntlShape, isolate } from '@seguia/shared/platform';
import type { GraphQuantity } from './graph-quantity.ts';
import type { MeasureFormat } from './use-measure-format.ts';

/** A target's limits, without unit unless it is given: "3.0–3.5", "at most 3.5", "at least 3.0"; null where it has none. */
export function formatLimits(
  intl: IntlShape,
  measures: MeasureFormat,
  quantity: GraphQuantity,
  { low, high }: Limits,
  unit?: string,
): string | null {
  const shown = (limit: number) => measures.formatValue(quantity, limit);
  // A unit outside of the piece would change places with the number in Arabic.
  const whole = (text: string) => isolate(unit ? `${text}\u00A0${unit}` : text);
  if (low !== null && high !== null) return whole(`${shown(low)}–${shown(high)}`);
  if (low !== null)
    return intl.formatMessage(
      { id: 'campaigns.log.atLeast', defaultMessage: 'au moins {low}' },
      { low: whole(shown(low)) },
    );
  if (high !== null)
    return intl.formatMessage(
      { id: 'campaigns.log.atMost', defaultMessage: 'au plus {high}' },
      { high: whole(shown(high)) },
    );
  return null;
}
