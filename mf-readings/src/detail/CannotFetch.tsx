import { useIntl } from '@seguia/shared/platform';
import { ErrorDialog, ErrorState } from '@seguia/shared/ui';
import { useState } from 'react';
import { oneTexts } from './one-texts.ts';

/** Opening a reading is a person's own act: its failure, with nothing kept to show, is told in a dialog. */
export function CannotFetch() {
  const intl = useIntl();
  const [told, setTold] = useState(false);
  const text = intl.formatMessage(oneTexts.notHere);
  return (
    <>
      <ErrorState text={text} />
      {!told && <ErrorDialog text={text} onClose={() => setTold(true)} />}
    </>
  );
}
