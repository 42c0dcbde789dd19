import { defineMessages, exportOutbox, type OutboxEntry, saveFile, todayAtom, useIntl } from '@seguia/shared/platform';
import { Button, Section } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
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

/** Saves everything that is not sent as a file: CSV for a spreadsheet, or JSON with every detail. */
export function ExportUnsent({ entries }: { entries: readonly OutboxEntry[] }) {
  const intl = useIntl();
  const today = useAtomValue(todayAtom);
  const save = (kind: 'csv' | 'json') => saveFile(exportOutbox(entries)[kind], `seguia-${today}.${kind}`);
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <p>{intl.formatMessage(messages.text)}</p>
      <div className={styles.actions}>
        <Button icon="download" onPress={() => save('csv')}>
          {intl.formatMessage(messages.csv)}
        </Button>
        <Button icon="download" onPress={() => save('json')}>
          {intl.formatMessage(messages.json)}
        </Button>
      </div>
    </Section>
  );
}
