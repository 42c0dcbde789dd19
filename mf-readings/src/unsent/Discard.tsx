import { defineMessages, discardEntryAtom, useIntl } from '@seguia/shared/platform';
import { Button, ConfirmDialog } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useDeviceWrite } from '../device-write/use-device-write.tsx';

const messages = defineMessages({
  discard: { id: 'readings.unsent.discard', defaultMessage: 'Abandonner' },
  title: { id: 'readings.unsent.discardTitle', defaultMessage: 'Abandonner ce changement ?' },
  text: {
    id: 'readings.unsent.discardText',
    defaultMessage: 'Il disparaît de cet appareil et n’arrivera jamais sur le serveur.',
  },
});

/** Discards a change that is not sent, after a confirmation. */
export function Discard({ entryKey }: { entryKey: string }) {
  const intl = useIntl();
  const discard = useSetAtom(discardEntryAtom);
  const { run, failure } = useDeviceWrite();
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="danger" onPress={() => setConfirming(true)}>
        {intl.formatMessage(messages.discard)}
      </Button>
      {confirming && (
        <ConfirmDialog
          danger
          title={intl.formatMessage(messages.title)}
          text={intl.formatMessage(messages.text)}
          confirm={intl.formatMessage(messages.discard)}
          onConfirm={() => {
            setConfirming(false);
            void run(() => discard(entryKey));
          }}
          onCancel={() => setConfirming(false)}
        />
      )}
      {failure}
    </>
  );
}
