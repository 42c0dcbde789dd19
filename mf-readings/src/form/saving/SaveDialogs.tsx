import { useIntl } from '@seguia/shared/platform';
import { ConfirmDialog, ErrorDialog } from '@seguia/shared/ui';
import { formTexts } from '../messages/form-texts.ts';
import type { Save } from './use-save.ts';

const texts = {
  full: formTexts.storageFull,
  unavailable: formTexts.storageUnavailable,
  hangs: formTexts.storageHangs,
};

/** What stands between a form and its saving: the device did not store it (shown before anything is cleared), or it is there already. */
export function SaveDialogs({ failure, forgetFailure, again }: Pick<Save, 'failure' | 'forgetFailure' | 'again'>) {
  const intl = useIntl();
  if (again)
    return (
      <ConfirmDialog
        title={intl.formatMessage(formTexts.againTitle)}
        text={intl.formatMessage(formTexts.againText)}
        confirm={intl.formatMessage(formTexts.againConfirm)}
        onConfirm={() => again(true)}
        onCancel={() => again(false)}
      />
    );
  if (failure === null) return null;
  return <ErrorDialog text={intl.formatMessage(texts[failure])} onClose={forgetFailure} />;
}
