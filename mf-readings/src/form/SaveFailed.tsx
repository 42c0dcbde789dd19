import { useIntl } from '@seguia/shared/platform';
import { ErrorDialog } from '@seguia/shared/ui';
import { formTexts } from './form-texts.ts';
import type { SaveFailure } from './use-save.ts';

/** The device did not keep the reading: said before anything is cleared. */
export function SaveFailed({ failure, onClose }: { failure: SaveFailure | null; onClose: () => void }) {
  const intl = useIntl();
  if (failure === null) return null;
  const text = failure === 'full' ? formTexts.storageFull : formTexts.storageUnavailable;
  return <ErrorDialog text={intl.formatMessage(text)} onClose={onClose} />;
}
