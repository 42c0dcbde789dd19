import { defineMessages, useIntl, Banner } from '@seguia/shared/start';
import { useAtom } from 'jotai';
import { acceptUpdate, updateReadyAtom } from './updates.ts';

const messages = defineMessages({
  ready: { id: 'shell.update.ready', defaultMessage: 'Une nouvelle version est prête.' },
  reload: { id: 'shell.update.reload', defaultMessage: 'Recharger' },
});

/** Offers the newer version in a quiet banner and waits: it must never take a form away from the person who fills it in. */
export function UpdateBanner() {
  const intl = useIntl();
  const [ready, setReady] = useAtom(updateReadyAtom);
  if (!ready) return null;
  return (
    <Banner
      kind="info"
      action={{ label: intl.formatMessage(messages.reload), onPress: () => void acceptUpdate() }}
      onClose={() => setReady(false)}
    >
      {intl.formatMessage(messages.ready)}
    </Banner>
  );
}
