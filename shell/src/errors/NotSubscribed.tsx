import { defineMessages, paths, useIntl, useNavigate } from '@seguia/shared/start';
import { ErrorDialog } from '@seguia/shared/ui/dialogs/ErrorDialog.tsx';
import { dropFarm } from '@seguia/shared/session/account/farm-choice';
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
  const navigate = useNavigate();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(refusedFarm() !== null);
    update(); // the answer may come before the page
    return onSessionEvent(update);
  }, []);
  if (!shown) return null;
  const close = () => {
    leaveRefusedFarm();
    setShown(false);
    void navigate(paths.farmers());
  };
  return <NotSubscribedDialog onClose={close} />;
}

/** The specification's dialog for a farm without the module. */
export function NotSubscribedDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  return (
    <ErrorDialog
      title={intl.formatMessage(messages.title)}
      text={intl.formatMessage(messages.text)}
      onClose={onClose}
    />
  );
}

/** Once the person has read that a farm is refused, it is no longer the chosen one. */
export function leaveRefusedFarm(): void {
  const farmerId = refusedFarm()?.farmerId;
  clearRefusedFarm();
  if (farmerId) dropFarm(farmerId);
}
