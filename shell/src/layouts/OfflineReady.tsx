import { defineMessages, offlineStateAtom, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';

const messages = defineMessages({
  ready: { id: 'shell.offline.ready', defaultMessage: 'Prêt hors ligne' },
  fetching: { id: 'shell.offline.fetching', defaultMessage: 'Préparation…' },
});

/**
 * Says beside "All sent" whether the device is ready for a day without network, or is still being made ready. It stays on the page while it
 * is not shown, because each time it comes it reads the device anew, which would be after each reading.
 */
export function OfflineReady({ className, isShown }: { className: string | undefined; isShown: boolean }) {
  const intl = useIntl();
  const state = useAtomValue(offlineStateAtom);
  if (!state || !isShown) return null;
  return (
    <span className={className} data-ready={state.ready}>
      {intl.formatMessage(state.ready ? messages.ready : messages.fetching)}
    </span>
  );
}
