import { type OutboxEntry, useIntl } from '@seguia/shared/platform';
import { Badge, Card, Row, StatusMark } from '@seguia/shared/ui';
import { deliveryMessages } from '../words/delivery-messages.ts';
import { Discard } from './Discard.tsx';
import { useEntryLines } from './use-entry-lines.ts';
import { useReason } from '../words/reason.ts';

/** A change that will be sent by itself. If the server makes it wait, the card says why, and the change can be discarded. */
export function WaitingEntry({ entry }: { entry: OutboxEntry }) {
  const intl = useIntl();
  const { title, text } = useEntryLines()(entry);
  const reason = useReason()(entry);
  if (reason === undefined) {
    return (
      <Row
        start={<StatusMark state="waiting" label={intl.formatMessage(deliveryMessages.waiting)} size={20} />}
        title={title}
        text={text}
      />
    );
  }
  return (
    <Card as="li" level={3} title={title} actions={<Discard entryKey={entry.key} />}>
      {text !== '' && <p>{text}</p>}
      <Badge state="waiting" label={intl.formatMessage(deliveryMessages.waitsWhy, { reason })} />
    </Card>
  );
}
