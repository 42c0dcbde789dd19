import { defineMessages, farmAtom, type OutboxEntry, paths, retryEntryAtom, useIntl } from '@seguia/shared/platform';
import { Badge, Button, Card, LinkButton } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { Discard } from './Discard.tsx';
import { useEntryWords } from './entry-words.ts';
import { useReason } from '../words/reason.ts';
import { Repairs } from './Repairs.tsx';

const texts = defineMessages({
  refused: { id: 'readings.unsent.refusedWhy', defaultMessage: 'Refusé : {reason}. Modifiez ou abandonnez.' },
  mend: { id: 'readings.unsent.mend', defaultMessage: 'Modifier' },
  retry: { id: 'readings.unsent.retry', defaultMessage: 'Envoyer à nouveau' },
});

/** A change that the server refused for good, with its reason: repair it with one tap, edit it, send it again, or discard it. */
export function RefusedCard({ entry }: { entry: OutboxEntry }) {
  const intl = useIntl();
  const { title, text } = useEntryWords()(entry);
  const reason = useReason()(entry) ?? '';
  const farmId = useAtomValue(farmAtom)?.id;
  const retry = useSetAtom(retryEntryAtom);
  const here = entry.kind === 'put' && entry.farmId === farmId;
  return (
    <Card
      as="li"
      level={3}
      title={title}
      actions={
        <>
          {here && <Repairs entry={entry} />}
          {here && (
            <LinkButton icon="edit" to={paths.editReading(entry.readingId)}>
              {intl.formatMessage(texts.mend)}
            </LinkButton>
          )}
          <Button icon="send" onPress={() => void retry(entry.key)}>
            {intl.formatMessage(texts.retry)}
          </Button>
          <Discard entryKey={entry.key} />
        </>
      }
    >
      <p>{text}</p>
      <Badge state="refused" label={intl.formatMessage(texts.refused, { reason })} />
    </Card>
  );
}
