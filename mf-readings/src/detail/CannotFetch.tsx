import { useIntl } from '@seguia/shared/platform';
import { ErrorDialog, ErrorState } from '@seguia/shared/ui';
import { useState } from 'react';
import { readingMessages } from './reading-messages.ts';

/** A person opens a reading: where that fails and the device has nothing to show, a dialog says so. */
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
