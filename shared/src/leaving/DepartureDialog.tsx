import { useAtomValue, useSetAtom } from 'jotai';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { defineMessages } from '../i18n/define-messages.ts';
import { syncNowAtom, syncStatusAtom } from '../sync/sync-atoms.ts';
import { LeaveDialog } from '../ui/dialogs/LeaveDialog.tsx';

const messages = defineMessages({
  toCorrect: {
    id: 'ui.leave.kept',
    defaultMessage:
      '{count, plural, one {# relevé à corriger reste sur cet appareil, gardé pour votre compte.} other {# relevés à corriger restent sur cet appareil, gardés pour votre compte.}}',
  },
});

export interface DepartureDialogProps {
  /** The question, and the consequence: with everything sent, and with readings that are not. `{server}` may be named in them. */
  messages: Record<'title' | 'text' | 'unsentTitle' | 'unsentText' | 'confirm', MessageDescriptor>;
  server?: string;
  onLeave: () => void;
  onCancel: () => void;
}

/** Asks before an account, a server or a farm is left, offers to wait for readings that are not sent, and tells of those that no waiting sends. */
export function DepartureDialog({ messages: own, server = '', onLeave, onCancel }: DepartureDialogProps) {
  const intl = useIntl();
  const { waiting, refused, conflicts, online } = useAtomValue(syncStatusAtom);
  const syncNow = useSetAtom(syncNowAtom);
  const toCorrect = refused + conflicts;
  const values = { count: waiting, server };
  return (
    <LeaveDialog
      // A wait that ends with a reading refused is no reason to leave: the question begins anew.
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
