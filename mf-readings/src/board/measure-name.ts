import { type MeasuredField, quantityOf, sideOf } from '@seguia/shared/domain/readings/measures';
import type { IntlShape } from '@seguia/shared/platform';
import { sideMessages } from '../rows/item-messages.ts';
import { shortMessages } from '../words/short-messages.ts';

/** A measure in the fewest words, as "Intake pH". The percentage needs no water in its name, because only drain has one. */
export function measureName(intl: IntlShape, measure: MeasuredField): string {
  const quantity = intl.formatMessage(shortMessages[quantityOf(measure)]);
  return quantityOf(measure) === 'percent'
    ? quantity
    : `${intl.formatMessage(sideMessages[sideOf(measure)])} ${quantity}`;
}
