import {
  ApiError,
  defineMessages,
  endOpenSessionAtom,
  endOtherSessionsAtom,
  isolate,
  type OpenSession,
  useIntl,
} from '@seguia/shared/platform';
import { Button, ConfirmDialog, ErrorDialog, List, toast } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { callFailureText, callSignal } from '../own-account/call-failure.ts';
import { deviceName } from './device-name.ts';
import { SessionItem } from './SessionItem.tsx';
import styles from './SessionList.module.css';

const messages = defineMessages({
  list: { id: 'settings.sessions.list', defaultMessage: 'Appareils' },
  endOthers: { id: 'settings.sessions.endOthers', defaultMessage: 'Déconnecter tous les autres' },
  endOne: { id: 'settings.sessions.end', defaultMessage: 'Déconnecter' },
  titleOne: { id: 'settings.sessions.endTitle', defaultMessage: 'Déconnecter {device} ?' },
  titleOthers: { id: 'settings.sessions.endOthersTitle', defaultMessage: 'Déconnecter tous les autres appareils ?' },
  text: {
    id: 'settings.sessions.endText',
    defaultMessage: 'Il y faudra le mot de passe. Les changements non envoyés y restent.',
  },
  doneOne: { id: 'settings.sessions.ended', defaultMessage: '{device} est déconnecté' },
  doneOthers: { id: 'settings.sessions.othersEnded', defaultMessage: 'Les autres appareils sont déconnectés' },
});

interface SessionListProps {
  sessions: readonly OpenSession[];
  /** Called after a session was ended: the list must be fetched again. */
  onChange: () => void;
}

/** The account's devices, this one first, with buttons that end the other sessions. */
export function SessionList({ sessions, onChange }: SessionListProps) {
  const intl = useIntl();
  const endOne = useSetAtom(endOpenSessionAtom);
  const endOthers = useSetAtom(endOtherSessionsAtom);
  const [confirming, setConfirming] = useState<OpenSession | 'others' | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const nameOf = (session: OpenSession) => deviceName(intl, session.deviceName);
  const shown = sessions.toSorted((a, b) => Number(b.current) - Number(a.current));

  const end = async (what: OpenSession | 'others') => {
    setBusy(true);
    try {
      await (what === 'others' ? endOthers(callSignal()) : endOne(what.id, callSignal()));
      const done =
        what === 'others'
          ? intl.formatMessage(messages.doneOthers)
          : intl.formatMessage(messages.doneOne, { device: isolate(nameOf(what)) });
      toast(done, { kind: 'success' });
      onChange();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The session has ended meanwhile, which is what the person wanted.
      if (error.status === 404) onChange();
      else setFailure(error);
    } finally {
      setBusy(false);
      setConfirming(null);
    }
  };

  return (
    <>
      <List label={intl.formatMessage(messages.list)}>
        {shown.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => setConfirming(session)} />
        ))}
      </List>
      {sessions.some(({ current }) => !current) && (
        <div className={styles.others}>
          <Button full icon="logout" onPress={() => setConfirming('others')}>
            {intl.formatMessage(messages.endOthers)}
          </Button>
        </div>
      )}
      {confirming && (
        <ConfirmDialog
          danger
          title={
            confirming === 'others'
              ? intl.formatMessage(messages.titleOthers)
              : intl.formatMessage(messages.titleOne, { device: nameOf(confirming) })
          }
          text={intl.formatMessage(messages.text)}
          confirm={intl.formatMessage(messages.endOne)}
          busy={busy}
          onConfirm={() => void end(confirming)}
          onCancel={() => setConfirming(null)}
        />
      )}
      {failure && <ErrorDialog text={callFailureText(intl, failure)} onClose={() => setFailure(null)} />}
    </>
  );
}
