import { correctRefusedAtom, defineMessages, refusedByClockAtom, useIntl } from '@seguia/shared/platform';
import { Banner } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeviceWrite } from '../device-write/use-device-write.tsx';

const messages = defineMessages({
  refused: {
    id: 'readings.clock.refused',
    defaultMessage:
      '{count, plural, one {# relevé refusé à cause de l’horloge de cet appareil.} other {# relevés refusés à cause de l’horloge de cet appareil.}}',
  },
  correct: { id: 'readings.clock.correct', defaultMessage: 'Corriger l’heure' },
});

/** Corrects with one tap all readings that were refused because the device's clock was wrong. */
export function WrongClock() {
  const intl = useIntl();
  const count = useAtomValue(refusedByClockAtom).length;
  const correct = useSetAtom(correctRefusedAtom);
  const { run, failure } = useDeviceWrite();
  if (count === 0) return null;
  return (
    <>
      <Banner kind="warn" action={{ label: intl.formatMessage(messages.correct), onPress: () => void run(correct) }}>
        {intl.formatMessage(messages.refused, { count })}
      </Banner>
      {failure}
    </>
  );
}
