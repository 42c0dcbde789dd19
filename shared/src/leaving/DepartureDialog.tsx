import { useAtomValue, useSetAtom } from 'jotai';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { syncNowAtom, syncStatusAtom } from '../sync/sync-atoms.ts';
import { LeaveDialog } from '../ui/dialogs/LeaveDialog.tsx';

export interface DepartureDialogProps {
  /** The question, and the consequence: with everything sent, and with readings that are not. `{server}` may be named in them. */
  messages: Record<'title' | 'text' | 'unsentTitle' | 'unsentText' | 'confirm', MessageDescriptor>;
  server?: string;
  onLeave: () => void;
  onCancel: () => void;
}

/** Asks before an account, a server or a farm is left, and offers to wait for readings that are not sent. */
export function DepartureDialog({ messages, server = '', onLeave, onCancel }: DepartureDialogProps) {
  const intl = useIntl();
  const { waiting, online } = useAtomValue(syncStatusAtom);
  const syncNow = useSetAtom(syncNowAtom);
  const values = { count: waiting, server };
  return (
    <LeaveDialog
      title={intl.formatMessage(waiting > 0 ? messages.unsentTitle : messages.title, values)}
      text={intl.formatMessage(waiting > 0 ? messages.unsentText : messages.text, values)}
      confirm={intl.formatMessage(messages.confirm)}
      unsent={waiting}
      online={online}
      onWait={() => syncNow()}
      onLeave={onLeave}
      onCancel={onCancel}
    />
  );
}
