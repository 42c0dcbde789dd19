import { defineMessages, paths, useIntl, useNavigate } from '@seguia/shared/start';
import { ErrorDialog } from '@seguia/shared/ui/dialogs/ErrorDialog.tsx';
import { clearRefusedFarm, onSessionEvent, refusedFarm } from '@seguia/shared/session/account/session-events';
import { useEffect, useState } from 'react';

const messages = defineMessages({
  title: { id: 'shell.error.title', defaultMessage: 'Erreur' },
  text: {
    id: 'shell.error.notSubscribed',
    defaultMessage: 'L’exploitation n’est pas autorisée à utiliser ce module.',
  },
});

/** Answers a 416 from any call of any remote with the dialog, then with the list of farms. */
export function NotSubscribed() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(refusedFarm() !== null);
    update(); // the answer to a start may come before its first page
    return onSessionEvent(update);
  }, []);
  if (!shown) return null;
  const close = () => {
    clearRefusedFarm();
    setShown(false);
    void navigate(paths.farmers());
  };
  return (
    <ErrorDialog title={intl.formatMessage(messages.title)} text={intl.formatMessage(messages.text)} onClose={close} />
  );
}
