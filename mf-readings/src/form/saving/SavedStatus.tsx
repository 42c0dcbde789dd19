import {
  defineMessages,
  type DeviceReading,
  entryOfEach,
  type OutboxEntry,
  outboxAtom,
  paths,
  useIntl,
  useReading,
} from '@seguia/shared/platform';
import { Icon, isolated, LinkButton, StatusMark } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useReason } from '../../words/reason.ts';
import { formMessages } from '../messages/form-messages.ts';
import styles from './SavedStatus.module.css';

const messages = defineMessages({
  conflict: { id: 'readings.form.conflict', defaultMessage: 'Quelqu’un a modifié ce relevé avant vous.' },
  waits: { id: 'readings.form.waits', defaultMessage: 'Enregistré sur cet appareil. Attend : {reason}.' },
  correct: { id: 'readings.saved.mend', defaultMessage: 'Corriger' },
  decide: { id: 'readings.saved.decide', defaultMessage: 'Choisir' },
});

/**
 * "Saved on this device", then "Sent"; or the reason why the server refuses the reading, and a link to correct it. It is always in the
 * page, so that a screen reader announces each change. `children` come last, unless the reading is refused.
 */
export function SavedStatus({ reading, children }: { reading: DeviceReading | null; children?: ReactNode }) {
  const entry = entryOfEach(useAtomValue(outboxAtom)).find(({ readingId }) => readingId === reading?.id);
  const needsYou = reading && entry && entry.state !== 'waiting' ? entry.state : undefined;
  return (
    <div className={reading ? styles.status : styles.silent} data-trouble={needsYou}>
      <div role="status" className={styles.words}>
        {reading && <Delivery id={reading.id} entry={entry} />}
      </div>
      {needsYou && reading ? <WayOut needsYou={needsYou} readingId={reading.id} /> : children}
    </div>
  );
}

function Delivery({ id, entry }: { id: string; entry: OutboxEntry | undefined }) {
  const intl = useIntl();
  const sent = useReading(id)?.state === 'sent' && !entry;
  const reason = useReason()(entry ?? { state: 'waiting' });
  if (entry && entry.state !== 'waiting') {
    const text = entry.state === 'conflict' ? messages.conflict : formMessages.refused;
    return (
      <>
        <StatusMark state={entry.state} label="" size={20} />
        <span>{isolated(intl.formatMessage(text, { reason }))}</span>
      </>
    );
  }
  const waits = !sent && reason !== undefined;
  return (
    <>
      <Icon name={sent ? 'cloudCheck' : 'check'} />
      <span>
        {waits
          ? isolated(intl.formatMessage(messages.waits, { reason }))
          : intl.formatMessage(sent ? formMessages.sent : formMessages.saved)}
      </span>
    </>
  );
}

/** The link for a reading that needs a person: a refused one is corrected in its form, a conflict is decided in the list of what is not sent. */
function WayOut({ needsYou, readingId }: { needsYou: 'refused' | 'conflict'; readingId: string }) {
  const intl = useIntl();
  const refused = needsYou === 'refused';
  return (
    <LinkButton icon={refused ? 'edit' : 'swap'} to={refused ? paths.editReading(readingId) : paths.unsent()}>
      {intl.formatMessage(refused ? messages.correct : messages.decide)}
    </LinkButton>
  );
}
