import { useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { defineMessages } from '../i18n/define-messages.ts';
import { logoutAtom } from '../session/login/logout.ts';
import { Button, type ButtonProps } from '../ui/buttons/Button.tsx';
import { DepartureDialog } from './DepartureDialog.tsx';

const messages = defineMessages({
  confirm: { id: 'ui.logout.button', defaultMessage: 'Se déconnecter' },
  title: { id: 'ui.logout.title', defaultMessage: 'Se déconnecter ?' },
  text: { id: 'ui.logout.text', defaultMessage: 'Il faudra votre mot de passe pour revenir.' },
  unsentTitle: {
    id: 'ui.logout.unsentTitle',
    defaultMessage: '{count, number} à envoyer. Attendre avant de se déconnecter ?',
  },
  unsentText: {
    id: 'ui.logout.unsentText',
    defaultMessage: 'Ce qui n’est pas envoyé reste sur cet appareil et partira à votre prochaine connexion.',
  },
});

/** The button that logs out after a confirmation. The guards then lead to the login. */
export function LogOut(look: Pick<ButtonProps, 'variant' | 'full'>) {
  const intl = useIntl();
  const logout = useSetAtom(logoutAtom);
  const [asking, setAsking] = useState(false);
  const leave = useCallback(() => void logout({}), [logout]);
  return (
    <>
      <Button {...look} icon="logout" onPress={() => setAsking(true)}>
        {intl.formatMessage(messages.confirm)}
      </Button>
      {asking && <DepartureDialog messages={messages} onLeave={leave} onCancel={() => setAsking(false)} />}
    </>
  );
}
