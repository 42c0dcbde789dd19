import { useFormat, useIntl } from '@seguia/shared/platform';
import { measureFormat } from '@seguia/shared/sentences/measure-format';

/** How measured values are named and written for the person at this screen. */
export const useMeasureFormat = () => measureFormat(useIntl(), useFormat());
