import { useBlocker, useIntl } from '@seguia/shared/platform';
import { ConfirmDialog } from '@seguia/shared/ui';

/** Asks before something typed is left. `isDirty` is called at that moment. */
export function LeaveQuestion({ isDirty }: { isDirty: () => boolean }) {
  const intl = useIntl();
  const blocker = useBlocker(isDirty);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      danger
      title={intl.formatMessage({ id: 'settings.leave.title', defaultMessage: 'Quitter sans enregistrer ?' })}
      text={intl.formatMessage({ id: 'settings.leave.text', defaultMessage: 'Votre saisie sera perdue.' })}
      confirm={intl.formatMessage({ id: 'settings.leave.confirm', defaultMessage: 'Quitter' })}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  );
}
