import { defineMessages, offlineStateAtom, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';

const messages = defineMessages({
  ready: { id: 'shell.offline.ready', defaultMessage: 'Prêt hors ligne' },
  fetching: { id: 'shell.offline.fetching', defaultMessage: 'Préparation…' },
});

/** Says beside "All sent" whether the device is ready for a day without network, or is still being made ready. */
export function OfflineReady({ className }: { className: string | undefined }) {
  const intl = useIntl();
  const state = useAtomValue(offlineStateAtom);
  if (!state) return null;
  return (
    <span className={className} data-ready={state.ready}>
      {intl.formatMessage(state.ready ? messages.ready : messages.fetching)}
    </span>
  );
}
