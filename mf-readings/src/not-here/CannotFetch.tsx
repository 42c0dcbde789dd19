import { useCannotFetch, useIntl } from '@seguia/shared/platform';
import { ErrorDialog, ErrorState } from '@seguia/shared/ui';
import { readingMessages } from '../one/detail/reading-messages.ts';

/** The empty state, and once a visit the dialog, for a reading that could not be fetched and is not on the device. */
export function CannotFetch() {
  const intl = useIntl();
  const dialog = useCannotFetch('reading', true);
  const text = intl.formatMessage(readingMessages.notHere);
  return (
    <>
      <ErrorState text={text} />
      {dialog.isOpen && <ErrorDialog text={text} onClose={dialog.close} />}
    </>
  );
}
