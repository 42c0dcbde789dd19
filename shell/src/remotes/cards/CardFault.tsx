import { defineMessages, useIntl } from '@seguia/shared/platform';
import { Button, Card } from '@seguia/shared/ui';

const messages = defineMessages({
  failed: { id: 'shell.card.failed', defaultMessage: 'Cette partie de la page n’a pas pu être chargée.' },
  stopped: { id: 'shell.card.stopped', defaultMessage: 'Cette partie de la page ne fonctionne pas.' },
  retry: { id: 'shell.card.retry', defaultMessage: 'Réessayer' },
});

interface CardFaultProps {
  name: string;
  /** Whether the card's code loaded and then failed; false where it did not load. */
  stopped: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** Stands in place of another part's card that is missing, too slow or broken: names it, with Retry. */
export function CardFault({ name, stopped, busy, onRetry }: CardFaultProps) {
  const intl = useIntl();
  return (
    <div role="status">
      <Card
        title={name}
        actions={
          <Button variant="secondary" busy={busy} onPress={onRetry}>
            {intl.formatMessage(messages.retry)}
          </Button>
        }
      >
        <p>{intl.formatMessage(stopped ? messages.stopped : messages.failed)}</p>
      </Card>
    </div>
  );
}
