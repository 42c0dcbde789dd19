import { type OutboxEntry, useIntl } from '@seguia/shared/platform';
import { Row, StatusMark } from '@seguia/shared/ui';
import { deliveryTexts } from '../rows/row-texts.ts';
import { useEntryWords } from './entry-words.ts';
import { useReason } from './reason.ts';

/** A change that will leave by itself, with the reason where the server keeps it waiting. */
export function WaitingRow({ entry }: { entry: OutboxEntry }) {
  const intl = useIntl();
  const { title, text } = useEntryWords()(entry);
  const reason = useReason()(entry.problem);
  return (
    <Row
      start={<StatusMark state="waiting" label={intl.formatMessage(deliveryTexts.waiting)} size={20} />}
      title={title}
      text={reason ? `${text} · ${reason}` : text}
    />
  );
}
