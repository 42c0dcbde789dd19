import {
  defineMessages,
  farmAtom,
  type OutboxEntry,
  paths,
  retryEntryAtom,
  type Subject,
  subjectOf,
  useIntl,
} from '@seguia/shared/platform';
import { Badge, Button, Card, LinkButton } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeviceWrite } from '../device-write/use-device-write.tsx';
import { Discard } from './Discard.tsx';
import { useEntryLines } from './use-entry-lines.ts';
import { useReason } from '../words/reason.ts';
import { Repairs } from './repairs/Repairs.tsx';

const messages = defineMessages({
  refused: { id: 'readings.unsent.refusedWhy', defaultMessage: 'Refusé : {reason}. Modifiez ou abandonnez.' },
  correct: { id: 'readings.unsent.mend', defaultMessage: 'Modifier' },
  retry: { id: 'readings.unsent.retry', defaultMessage: 'Envoyer à nouveau' },
});

/** The address of the form that changes what an entry is about; null where there is none. */
const formOf: Record<Subject, (entry: OutboxEntry) => string | null> = {
  // A deleted reading has no form.
  reading: ({ kind, readingId }) => (kind === 'put' ? paths.editReading(readingId) : null),
  water: ({ water }) => paths.water(`day=${encodeURIComponent(water?.id ?? '')}`),
  // A calibration is noted anew.
  calibration: () => null,
  instruction({ instruction }) {
    const plotId = (instruction?.values ?? instruction?.seen)?.plotId;
    return plotId === undefined ? null : paths.plotWeek(plotId);
  },
};

/** A change that the server refused for good, with the reason. The person can repair it with one tap, edit it, send it again, or discard it. */
export function RefusedCard({ entry }: { entry: OutboxEntry }) {
  const intl = useIntl();
  const { title, text } = useEntryLines()(entry);
  const reason = useReason()(entry) ?? '';
  const farmId = useAtomValue(farmAtom)?.id;
  const retry = useSetAtom(retryEntryAtom);
  const { run, failure } = useDeviceWrite();
  const isHere = entry.farmId === farmId;
  const subject = subjectOf(entry);
  const address = formOf[subject](entry);
  return (
    <Card
      as="li"
      level={3}
      title={title}
      actions={
        <>
          {isHere && subject === 'reading' && entry.kind === 'put' && <Repairs entry={entry} />}
          {isHere && address && (
            <LinkButton icon="edit" to={address}>
              {intl.formatMessage(messages.correct)}
            </LinkButton>
          )}
          <Button icon="send" onPress={() => void run(() => retry(entry.key))}>
            {intl.formatMessage(messages.retry)}
          </Button>
          <Discard entryKey={entry.key} />
        </>
      }
    >
      <p>{text}</p>
      <Badge state="refused" label={intl.formatMessage(messages.refused, { reason })} />
      {failure}
    </Card>
  );
}
