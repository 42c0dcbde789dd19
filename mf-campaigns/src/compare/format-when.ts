import type { Alignment } from '@seguia/shared/domain/agronomy/last-season';
import type { IntlShape } from '@seguia/shared/platform';

/** The words before the values of an earlier season: "a year ago". */
export function formatWhen(intl: IntlShape, alignment: Alignment, years: number): string {
  switch (alignment) {
    case 'date':
      return intl.formatMessage(
        {
          id: 'campaigns.compared.years',
          defaultMessage: '{years, plural, one {il y a un an} other {il y a # ans}}',
        },
        { years },
      );
    case 'planting':
      return intl.formatMessage({ id: 'campaigns.compared.age', defaultMessage: 'au même âge' });
    case 'start':
      return intl.formatMessage({ id: 'campaigns.compared.start', defaultMessage: 'au même jour de campagne' });
  }
}
