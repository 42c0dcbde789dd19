import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface LeaveDialogProps {
  title: string;
  /** The consequence of leaving. */
  text?: ReactNode;
  /** The verb, e.g. "Log out". */
  confirm: string;
  /** Changes that are not sent yet; the dialog offers to wait while there are some. */
  unsent: number;
  /** Whether there is a network: without one, waiting takes until it is back. */
  online: boolean;
  /** The person chose to wait: send now. Once nothing is unsent, `onLeave` follows by itself. */
  onWait: () => void;
  onLeave: () => void;
  onCancel: () => void;
}

/** Asks before somebody leaves an account, a server or a farm, and offers to wait for what is not sent. */
export function LeaveDialog({ title, text, confirm, unsent, online, onWait, onLeave, onCancel }: LeaveDialogProps) {
  const intl = useIntl();
  const [waiting, setWaiting] = useState(false);
  const done = waiting && unsent === 0;
  useEffect(() => {
    if (done) onLeave();
  }, [done, onLeave]);
  const wait = {
    label: intl.formatMessage({ id: 'ui.leave.wait', defaultMessage: 'Attendre l’envoi' }),
    onPress: () => {
      setWaiting(true);
      onWait();
    },
  };
  const progress = online
    ? intl.formatMessage(
        {
          id: 'ui.leave.sending',
          defaultMessage: 'Envoi, encore {count, number}…',
        },
        { count: unsent },
      )
    : intl.formatMessage({
        id: 'ui.leave.offline',
        defaultMessage: 'Hors ligne. L’envoi se fera au retour du réseau.',
      });
  return (
    <ConfirmDialog
      title={title}
      text={
        <>
          {text}
          <p role="status">{waiting && !done && progress}</p>
        </>
      }
      confirm={confirm}
      choices={unsent > 0 && !waiting ? [wait] : []}
      danger={unsent > 0}
      onConfirm={onLeave}
      onCancel={onCancel}
    />
  );
}
