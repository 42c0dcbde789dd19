import type { Limits } from '@seguia/shared/domain/bands';
import { type IntlShape, isolate } from '@seguia/shared/platform';
import type { GraphQuantity } from './graph-quantity.ts';
import type { MeasureFormat } from './use-measure-format.ts';

/** A target's limits without unit: "3.0–3.5", "≤ 3.5", "≥ 3.0"; null where it has none. */
export function formatLimits(
  intl: IntlShape,
  measures: MeasureFormat,
  quantity: GraphQuantity,
  { low, high }: Limits,
): string | null {
  const shown = (limit: number) => measures.formatValue(quantity, limit);
  if (low !== null && high !== null) return isolate(`${shown(low)}–${shown(high)}`);
  if (low !== null)
    return intl.formatMessage(
      { id: 'campaigns.log.atLeast', defaultMessage: 'au moins {low}' },
      { low: isolate(shown(low)) },
    );
  if (high !== null)
    return intl.formatMessage(
      { id: 'campaigns.log.atMost', defaultMessage: 'au plus {high}' },
      { high: isolate(shown(high)) },
    );
  return null;
}
