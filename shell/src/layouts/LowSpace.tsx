import { spaceLowAtom } from '@seguia/shared/device/journal/space';
import { defineMessages, useIntl, Banner } from '@seguia/shared/start';
import { useAtom } from 'jotai';

const messages = defineMessages({
  low: {
    id: 'shell.space.low',
    defaultMessage: 'Cet appareil est presque plein. Libérez de la place pour vos prochains relevés.',
  },
});

/** Warns while there is still room for what is being typed. A person can close it until the next measurement. */
export function LowSpace() {
  const intl = useIntl();
  const [isLow, setLow] = useAtom(spaceLowAtom);
  if (!isLow) return null;
  return (
    <Banner kind="warn" onClose={() => setLow(false)}>
      {intl.formatMessage(messages.low)}
    </Banner>
  );
}
