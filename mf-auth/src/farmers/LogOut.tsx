import { defineMessages, logoutAtom, syncNowAtom, syncStatusAtom, useIntl } from '@seguia/shared/platform';
import { Button, LeaveDialog } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';

const texts = defineMessages({
  button: { id: 'auth.logout.button', defaultMessage: 'Se déconnecter' },
  title: { id: 'auth.logout.title', defaultMessage: 'Se déconnecter ?' },
  text: { id: 'auth.logout.text', defaultMessage: 'Il faudra votre mot de passe pour revenir.' },
  unsentTitle: {
    id: 'auth.logout.unsentTitle',
    defaultMessage:
      '{count, plural, one {# relevé non envoyé. Attendre avant de se déconnecter ?} other {# relevés non envoyés. Attendre avant de se déconnecter ?}}',
  },
  unsentText: {
    id: 'auth.logout.unsentText',
    defaultMessage: 'Ils restent sur cet appareil et partiront à votre prochaine connexion.',
  },
});

/** Logs out after asking, and offers to wait for readings that are not sent. The guards lead on to the login. */
export function LogOut() {
  const intl = useIntl();
  const { waiting, online } = useAtomValue(syncStatusAtom);
  const logout = useSetAtom(logoutAtom);
  const syncNow = useSetAtom(syncNowAtom);
  const [asking, setAsking] = useState(false);
  const leave = useCallback(() => void logout({}), [logout]);
  return (
    <>
      <Button variant="quiet" icon="logout" onPress={() => setAsking(true)}>
        {intl.formatMessage(texts.button)}
      </Button>
      {asking && (
        <LeaveDialog
          title={intl.formatMessage(waiting > 0 ? texts.unsentTitle : texts.title, { count: waiting })}
          text={intl.formatMessage(waiting > 0 ? texts.unsentText : texts.text)}
          confirm={intl.formatMessage(texts.button)}
          unsent={waiting}
          online={online}
          onWait={() => syncNow()}
          onLeave={leave}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
