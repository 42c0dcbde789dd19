import { defineMessages, syncStatusAtom, useIntl } from '@seguia/shared/platform';
import { Banner } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { missingMessage } from '../own-account/call-failure.ts';

const messages = defineMessages({
  offline: {
    id: 'settings.setUp.offline',
    defaultMessage: 'Hors ligne. Pour enregistrer, il faut du réseau.',
  },
});

/** Warns before anybody types that this server cannot save it, or that there is no network. */
export function SetUpNotice({ serverCan }: { serverCan: boolean }) {
  const intl = useIntl();
  const { online } = useAtomValue(syncStatusAtom);
  if (!serverCan) return <Banner kind="info">{intl.formatMessage(missingMessage)}</Banner>;
  return online ? null : <Banner kind="warn">{intl.formatMessage(messages.offline)}</Banner>;
}
