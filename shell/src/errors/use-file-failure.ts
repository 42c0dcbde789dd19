import { fileFailed } from '@seguia/shared/session/native/share/file-failed';
import { defineMessages, useIntl } from '@seguia/shared/start';
import { toast } from '@seguia/shared/ui';
import { useEffect } from 'react';

const messages = defineMessages({
  failed: {
    id: 'shell.file.failed',
    defaultMessage: 'Le fichier n’a pas pu être partagé. Libérez de la place, puis réessayez.',
  },
});

/** Says, on whatever page it happens, that a phone could not hand a file on. */
export function useFileFailure(): void {
  const intl = useIntl();
  useEffect(() => {
    const say = () => void toast(intl.formatMessage(messages.failed), { kind: 'error' });
    addEventListener(fileFailed, say);
    return () => removeEventListener(fileFailed, say);
  }, [intl]);
}
