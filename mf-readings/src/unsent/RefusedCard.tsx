import {
  defineMessages,
  discardEntryAtom,
  farmAtom,
  type OutboxEntry,
  paths,
  retryEntryAtom,
  useIntl,
} from '@seguia/shared/platform';
import { Badge, Button, Card, ConfirmDialog, LinkButton } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useEntryWords } from './entry-words.ts';
import { useReason } from './reason.ts';

const texts = defineMessages({
  refused: { id: 'readings.unsent.refusedWhy', defaultMessage: 'Refusé : {reason}. Modifiez ou abandonnez.' },
  mend: { id: 'readings.unsent.mend', defaultMessage: 'Modifier' },
  retry: { id: 'readings.unsent.retry', defaultMessage: 'Envoyer à nouveau' },
  discard: { id: 'readings.unsent.discard', defaultMessage: 'Abandonner' },
  discardTitle: { id: 'readings.unsent.discardTitle', defaultMessage: 'Abandonner ce changement ?' },
  discardText: {
    id: 'readings.unsent.discardText',
    defaultMessage: 'Il disparaît de cet appareil et n’arrivera jamais sur le serveur.',
  },
});

/** A change that the server refused for good, with its reason: mend it, send it again, or discard it. */
export function RefusedCard({ entry }: { entry: OutboxEntry }) {
  const intl = useIntl();
  const { title, text } = useEntryWords()(entry);
  const reason = useReason()(entry.problem) ?? '';
  const farmId = useAtomValue(farmAtom)?.id;
  const retry = useSetAtom(retryEntryAtom);
  const discard = useSetAtom(discardEntryAtom);
  const [asked, setAsked] = useState(false);
  return (
    <Card
      as="li"
      level={3}
      title={title}
      actions={
        <>
          {entry.kind === 'put' && entry.farmId === farmId && (
            <LinkButton variant="primary" icon="edit" to={paths.editReading(entry.readingId)}>
              {intl.formatMessage(texts.mend)}
            </LinkButton>
          )}
          <Button icon="send" onPress={() => void retry(entry.key)}>
            {intl.formatMessage(texts.retry)}
          </Button>
          <Button variant="danger" onPress={() => setAsked(true)}>
            {intl.formatMessage(texts.discard)}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <Badge state="refused" label={intl.formatMessage(texts.refused, { reason })} />
      {asked && (
        <ConfirmDialog
          danger
          title={intl.formatMessage(texts.discardTitle)}
          text={intl.formatMessage(texts.discardText)}
          confirm={intl.formatMessage(texts.discard)}
          onConfirm={() => {
            setAsked(false);
            void discard(entry.key);
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
