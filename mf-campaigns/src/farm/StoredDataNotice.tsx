import { FormattedMessage, pullAtom, syncStatusAtom, useFormat } from '@seguia/shared/platform';
import { Banner, Num } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useIntl } from '@seguia/shared/platform';

interface StoredDataNoticeProps {
  /** When the shown data was fetched, in Unix seconds; the last pull by default. */
  since?: number | null | undefined;
  onRetry?: (() => void) | undefined;
}

/** Says how old the shown data is, when newer data could not be fetched. */
export function StoredDataNotice({ since, onRetry }: StoredDataNoticeProps) {
  const intl = useIntl();
  const format = useFormat();
  const status = useAtomValue(syncStatusAtom);
  const pull = useSetAtom(pullAtom);
  const from = since ?? status.lastPullAt;
  if (from === null || (since === undefined && !status.error && status.online)) return null;
  return (
    <Banner
      kind="warn"
      action={{
        label: intl.formatMessage({ id: 'campaigns.kept.retry', defaultMessage: 'Réessayer' }),
        onPress: onRetry ?? (() => void pull().catch(() => undefined)),
        busy: status.syncing,
      }}
    >
      <FormattedMessage
        id="campaigns.kept.since"
        defaultMessage="Données du {time}"
        values={{ time: <Num>{format.dateTime(from)}</Num> }}
      />
    </Banner>
  );
}
