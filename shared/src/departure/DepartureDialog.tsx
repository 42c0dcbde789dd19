import { useAtomValue, useSetAtom } from 'jotai';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { defineMessages } from '../i18n/define-messages.ts';
import { syncNowAtom, syncStatusAtom } from '../sync/sync-atoms.ts';
import { LeaveDialog } from '../ui/dialogs/LeaveDialog.tsx';

const messages = defineMessages({
  toCorrect: {
    id: 'ui.leave.kept',
    defaultMessage: 'À corriger, gardé sur cet appareil pour votre compte : {count, number}.',
  },
});

export interface DepartureDialogProps {
  /** The question and its consequence: when everything is sent, and when something is not. They may contain `{server}`. */
  messages: Record<'title' | 'text' | 'unsentTitle' | 'unsentText' | 'confirm', MessageDescriptor>;
  server?: string;
  onLeave: () => void;
  onCancel: () => void;
}

/**
 * Asks before a person leaves an account, a server or a farm. It offers to wait for what is not sent, and says how much
 * waiting will not send.
 */
export function DepartureDialog({ messages: own, server = '', onLeave, onCancel }: DepartureDialogProps) {
  const intl = useIntl();
  const { waiting, refused, conflicts, online } = useAtomValue(syncStatusAtom);
  const syncNow = useSetAtom(syncNowAtom);
  const toCorrect = refused + conflicts;
  const values = { count: waiting, server };
  return (
    <LeaveDialog
      // If a change is refused during the wait, the question starts anew, because that is no reason to leave.
      key={toCorrect}
      title={intl.formatMessage(waiting > 0 ? own.unsentTitle : own.title, values)}
      text={
        <>
          {intl.formatMessage(waiting > 0 ? own.unsentText : own.text, values)}
          {toCorrect > 0 && <p>{intl.formatMessage(messages.toCorrect, { count: toCorrect })}</p>}
        </>
      }
      confirm={intl.formatMessage(own.confirm)}
      unsent={waiting}
      online={online}
      onWait={() => syncNow()}
      onLeave={onLeave}
      onCancel={onCancel}
    />
  );
}
