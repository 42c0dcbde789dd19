import { useFormat, useIntl } from '@seguia/shared/platform';
import { measureFormat } from '@seguia/shared/sentences/measure-format';
import { useMemo } from 'react';

/** Names and writes measured values for the person at this screen. */
export function useMeasureFormat() {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(() => measureFormat(intl, format), [intl, format]);
}
