import { type MessageDescriptor, syncNowAtom, syncStatusAtom, useIntl } from '@seguia/shared/platform';
import { LeaveDialog } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';

interface LeaveProps {
  /** The question, and the consequence: with everything sent, and with readings that are not. `{server}` may be named in them. */
  texts: Record<'title' | 'text' | 'unsentTitle' | 'unsentText' | 'confirm', MessageDescriptor>;
  server?: string;
  onLeave: () => void;
  onCancel: () => void;
}

/** Asks before an account, a server or a farm is left, and offers to wait for readings that are not sent. */
export function Leave({ texts, server = '', onLeave, onCancel }: LeaveProps) {
  const intl = useIntl();
  const { waiting, online } = useAtomValue(syncStatusAtom);
  const syncNow = useSetAtom(syncNowAtom);
  const values = { count: waiting, server };
  return (
    <LeaveDialog
      title={intl.formatMessage(waiting > 0 ? texts.unsentTitle : texts.title, values)}
      text={intl.formatMessage(waiting > 0 ? texts.unsentText : texts.text, values)}
      confirm={intl.formatMessage(texts.confirm)}
      unsent={waiting}
      online={online}
      onWait={() => syncNow()}
      onLeave={onLeave}
      onCancel={onCancel}
    />
  );
}
