import { spaceLowAtom } from '@seguia/shared/device/space';
import { defineMessages, useIntl } from '@seguia/shared/platform';
import { Banner } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';

const texts = defineMessages({
  low: {
    id: 'shell.space.low',
    defaultMessage: 'Cet appareil est presque plein. Libérez de la place pour vos prochains relevés.',
  },
});

/** Said while there is still room for what is being typed. */
export function LowSpace() {
  const intl = useIntl();
  return useAtomValue(spaceLowAtom) ? <Banner kind="warn">{intl.formatMessage(texts.low)}</Banner> : null;
}
