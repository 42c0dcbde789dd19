import { useIntl } from 'react-intl';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface UnsavedDialogProps {
  /** Whether something typed would be lost. Called at the moment of leaving. */
  isDirty: () => boolean;
}

/** Asks before something typed is left for another screen. */
export function UnsavedDialog({ isDirty }: UnsavedDialogProps) {
  const intl = useIntl();
  const blocker = useBlocker(isDirty);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      danger
      title={intl.formatMessage({ id: 'ui.unsaved.title', defaultMessage: 'Quitter sans enregistrer ?' })}
      text={intl.formatMessage({ id: 'ui.unsaved.text', defaultMessage: 'Votre saisie sera perdue.' })}
      confirm={intl.formatMessage({ id: 'ui.unsaved.confirm', defaultMessage: 'Quitter' })}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  );
}
