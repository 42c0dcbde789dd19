import {
  defineMessages,
  exportOutbox,
  type OutboxEntry,
  saveFile,
  todayAtom,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { csvOf } from '@seguia/shared/domain/csv';
import { Button, Section } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useRescueLines } from './use-rescue-lines.ts';
import styles from './ConflictCard.module.css';

const messages = defineMessages({
  title: { id: 'readings.export.title', defaultMessage: 'Mettre à l’abri dans un fichier' },
  text: {
    id: 'readings.export.text',
    defaultMessage: 'Pour transmettre ces relevés autrement, si cet appareil ne peut plus les envoyer.',
  },
  csv: { id: 'readings.export.csv', defaultMessage: 'Fichier CSV' },
  json: { id: 'readings.export.json', defaultMessage: 'Fichier JSON' },
});

/** Saves everything that is not sent as a file: CSV for a spreadsheet of the person's language, or JSON with every detail. */
export function ExportUnsent({ entries, title }: { entries: readonly OutboxEntry[]; title: string }) {
  const intl = useIntl();
  const today = useAtomValue(todayAtom);
  const { decimalMark } = useFormat();
  const rows = useRescueLines(title);
  const csv = () => new Blob([csvOf(rows(entries), decimalMark)], { type: 'text/csv;charset=utf-8' });
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <p>{intl.formatMessage(messages.text)}</p>
      <div className={styles.actions}>
        <Button icon="download" onPress={() => saveFile(csv(), `seguia-${today}.csv`)}>
          {intl.formatMessage(messages.csv)}
        </Button>
        <Button icon="download" onPress={() => saveFile(exportOutbox(entries).json, `seguia-${today}.json`)}>
          {intl.formatMessage(messages.json)}
        </Button>
      </div>
    </Section>
  );
}
