import { useFormat, useIntl } from '@seguia/shared/platform';
import { measureFormat } from '@seguia/shared/sentences/measure-format';

/** Names and writes measured values for the person at this screen. */
export const useMeasureFormat = () => measureFormat(useIntl(), useFormat());
