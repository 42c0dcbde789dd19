import { defineMessages, paths, useIntl, useReading } from '@seguia/shared/platform';
import { IconButton, LinkButton, Skeleton } from '@seguia/shared/ui';
import { readingMessages } from '../one/detail/reading-messages.ts';
import { ReadingDetail } from '../one/detail/ReadingDetail.tsx';
import { ReadingButtons } from '../one/detail/ReadingButtons.tsx';
import { useFarmData } from '../farm-data/use-farm-data.ts';
import styles from './History.module.css';

const messages = defineMessages({
  pane: { id: 'readings.history.pane', defaultMessage: 'Relevé choisi' },
  choose: { id: 'readings.history.choose', defaultMessage: 'Choisissez un relevé pour le lire ici.' },
  close: { id: 'readings.history.close', defaultMessage: 'Fermer' },
  page: { id: 'readings.history.page', defaultMessage: 'Ouvrir en page entière' },
});

/** Shows beside the history's table the reading that was chosen in it. */
export function DetailPane({ id, onClose }: { id: string | null; onClose: () => void }) {
  const intl = useIntl();
  return (
    <aside className={styles.pane} aria-label={intl.formatMessage(messages.pane)}>
      {id === null ? (
        <p className={styles.hint}>{intl.formatMessage(messages.choose)}</p>
      ) : (
        <Chosen id={id} onClose={onClose} />
      )}
    </aside>
  );
}

function Chosen({ id, onClose }: { id: string; onClose: () => void }) {
  const intl = useIntl();
  const reading = useReading(id);
  const { plots } = useFarmData();
  if (reading === undefined) return <Skeleton look="cards" count={2} />;
  if (reading === null) return <p className={styles.hint}>{intl.formatMessage(readingMessages.gone)}</p>;
  return (
    <>
      <div className={styles.paneHead}>
        <h2 className={styles.paneTitle}>{plots.get(reading.plotId)?.name}</h2>
        <IconButton icon="close" label={intl.formatMessage(messages.close)} onPress={onClose} />
      </div>
      <ReadingDetail reading={reading} />
      <ReadingButtons reading={reading} onDeleted={onClose} />
      <LinkButton variant="quiet" to={paths.reading(id)}>
        {intl.formatMessage(messages.page)}
      </LinkButton>
    </>
  );
}
