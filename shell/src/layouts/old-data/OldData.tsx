import {
  defineMessages,
  FormattedMessage,
  pullAtom,
  syncStatusAtom,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { Icon, Num } from '@seguia/shared/ui';
import type { StoredData } from '@seguia/shared/ui/layout/page-note.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import styles from './OldData.module.css';

const messages = defineMessages({
  retry: { id: 'shell.oldData.retry', defaultMessage: 'Réessayer' },
});

/**
 * Says beneath a page's heading from when the shown data is, while newer data could not be fetched. `stored` is what the page itself shows
 * from this device; the oldest instant is said.
 */
export function OldData({ stored }: { stored: StoredData | undefined }) {
  const intl = useIntl();
  const format = useFormat();
  const { behind, dataSince } = useAtomValue(syncStatusAtom);
  const pull = useSetAtom(pullAtom);
  const sinces = [behind ? dataSince : null, stored?.since].filter((since) => typeof since === 'number');
  if (sinces.length === 0) return null;
  const retry = () => {
    stored?.onRetry();
    void pull().catch(() => undefined); // then this line stays
  };
  return (
    <div className={styles.line}>
      <Icon name="clock" size={20} />
      <span role="status">
        <FormattedMessage
          id="shell.oldData.since"
          defaultMessage="Données du {time}"
          values={{ time: <Num>{format.dateTime(Math.min(...sinces))}</Num> }}
        />
      </span>
      <button type="button" className={styles.retry} onClick={retry}>
        {intl.formatMessage(messages.retry)}
      </button>
    </div>
  );
}
