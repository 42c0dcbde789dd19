import { defineMessages, logoutAtom, useIntl } from '@seguia/shared/platform';
import { Button } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { Leave } from './panels/Leave.tsx';
import styles from './LogOut.module.css';

const texts = defineMessages({
  button: { id: 'settings.logout.button', defaultMessage: 'Se déconnecter' },
  title: { id: 'settings.logout.title', defaultMessage: 'Se déconnecter ?' },
  text: { id: 'settings.logout.text', defaultMessage: 'Il faudra votre mot de passe pour revenir.' },
  unsentTitle: {
    id: 'settings.logout.unsentTitle',
    defaultMessage:
      '{count, plural, one {# relevé non envoyé. Attendre avant de se déconnecter ?} other {# relevés non envoyés. Attendre avant de se déconnecter ?}}',
  },
  unsentText: {
    id: 'settings.logout.unsentText',
    defaultMessage: 'Ils restent sur cet appareil et partiront à votre prochaine connexion.',
  },
});

/** Logs out after asking. The guards lead on to the login. */
export function LogOut() {
  const intl = useIntl();
  const logout = useSetAtom(logoutAtom);
  const [asking, setAsking] = useState(false);
  const leave = useCallback(() => void logout({}), [logout]);
  return (
    <>
      <div className={styles.button}>
        <Button variant="danger" icon="logout" full onPress={() => setAsking(true)}>
          {intl.formatMessage(texts.button)}
        </Button>
      </div>
      {asking && (
        <Leave texts={{ ...texts, confirm: texts.button }} onLeave={leave} onCancel={() => setAsking(false)} />
      )}
    </>
  );
}
