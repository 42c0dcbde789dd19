import { useIntl } from '@seguia/shared/platform';
import { ConfirmDialog, ErrorDialog } from '@seguia/shared/ui';
import { formMessages } from '../messages/form-messages.ts';
import type { Save } from './use-save.ts';

const texts = {
  full: formMessages.storageFull,
  unavailable: formMessages.storageUnavailable,
  hangs: formMessages.storageHangs,
};

/**
 * The two dialogs that can stop a save: the device did not store the reading (shown before anything is cleared), or the same reading exists
 * already.
 */
export function SaveDialogs({ failure, forgetFailure, again }: Pick<Save, 'failure' | 'forgetFailure' | 'again'>) {
  const intl = useIntl();
  if (again)
    return (
      <ConfirmDialog
        title={intl.formatMessage(formMessages.againTitle)}
        text={intl.formatMessage(formMessages.againText)}
        confirm={intl.formatMessage(formMessages.againConfirm)}
        onConfirm={() => again(true)}
        onCancel={() => again(false)}
      />
    );
  if (failure === null) return null;
  return <ErrorDialog text={intl.formatMessage(texts[failure])} onClose={forgetFailure} />;
}
