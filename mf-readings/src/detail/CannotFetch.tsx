import { useIntl } from '@seguia/shared/platform';
import { ErrorDialog, ErrorState } from '@seguia/shared/ui';
import { useState } from 'react';
import { readingMessages } from './reading-messages.ts';

/** The empty state and the dialog for a reading that could not be fetched and is not on the device. */
export function CannotFetch() {
  const intl = useIntl();
  const [closed, setClosed] = useState(false);
  const text = intl.formatMessage(readingMessages.notHere);
  return (
    <>
      <ErrorState text={text} />
      {!closed && <ErrorDialog text={text} onClose={() => setClosed(true)} />}
    </>
  );
}
