import { filesFailAtom } from '@seguia/shared/session/native/files-state';
import { defineMessages, useIntl, Banner } from '@seguia/shared/start';
import { useAtomValue } from 'jotai';
import { useFileFailure } from '../errors/use-file-failure.ts';

const messages = defineMessages({
  oneCopy: {
    id: 'shell.space.oneCopy',
    defaultMessage: 'Ce téléphone ne garde pas de deuxième copie. Envoyez vos relevés sans tarder.',
  },
});

/**
 * Shown in the native app while its own files do not work: what is not sent is then only in the web view's storage, which a system may
 * clear. It also says when a file could not be handed on.
 */
export function OneCopy() {
  useFileFailure();
  const intl = useIntl();
  return useAtomValue(filesFailAtom) && <Banner kind="warn">{intl.formatMessage(messages.oneCopy)}</Banner>;
}
