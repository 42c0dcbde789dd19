import { useBlocker, useIntl } from '@seguia/shared/platform';
import { ConfirmDialog } from '@seguia/shared/ui';

/** Asks before a form with changes is left. `isDirty` is called at that moment. */
export function LeaveQuestion({ isDirty }: { isDirty: () => boolean }) {
  const intl = useIntl();
  const blocker = useBlocker(isDirty);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      danger
      title={intl.formatMessage({ id: 'campaigns.leave.title', defaultMessage: 'Quitter sans enregistrer ?' })}
      text={intl.formatMessage({ id: 'campaigns.leave.text', defaultMessage: 'Vos modifications seront perdues.' })}
      confirm={intl.formatMessage({ id: 'campaigns.leave.confirm', defaultMessage: 'Quitter' })}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  );
}
