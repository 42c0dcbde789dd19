import { useIntl } from '@seguia/shared/platform';
import { ErrorDialog } from '@seguia/shared/ui';
import { formTexts } from './form-texts.ts';
import type { SaveFailure } from './use-save.ts';

const texts = {
  full: formTexts.storageFull,
  unavailable: formTexts.storageUnavailable,
  hangs: formTexts.storageHangs,
};

/** The device did not keep the reading: said before anything is cleared. */
export function SaveFailed({ failure, onClose }: { failure: SaveFailure | null; onClose: () => void }) {
  const intl = useIntl();
  if (failure === null) return null;
  return <ErrorDialog text={intl.formatMessage(texts[failure])} onClose={onClose} />;
}
