import {
  clearServerAtom,
  defineMessages,
  logoutAtom,
  paths,
  serverAtom,
  serverNameAtom,
  useIntl,
  useNavigate,
} from '@seguia/shared/platform';
import { Button, DepartureDialog } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { Panel } from '../panels/Panel.tsx';
import styles from './DataServer.module.css';

const messages = defineMessages({
  panel: { id: 'settings.server.title', defaultMessage: 'Serveur de données' },
  what: { id: 'settings.server.what', defaultMessage: 'L’ordinateur où votre exploitation garde ses relevés.' },
  change: { id: 'settings.server.change', defaultMessage: 'Changer de serveur de données' },
  title: { id: 'settings.server.changeTitle', defaultMessage: 'Changer de serveur de données ?' },
  text: {
    id: 'settings.server.changeText',
    defaultMessage: 'Vous serez déconnecté de {server}, puis choisirez un autre serveur.',
  },
  unsentTitle: {
    id: 'settings.server.unsentTitle',
    defaultMessage: '{count, number} à envoyer. Attendre avant de changer de serveur ?',
  },
  unsentText: {
    id: 'settings.server.unsentText',
    defaultMessage: 'Ce qui n’est pas envoyé reste sur cet appareil et partira quand vous reviendrez sur {server}.',
  },
});

/** The data server with its short name and its address. Changing it needs a new login. */
export function DataServer() {
  const intl = useIntl();
  const navigate = useNavigate();
  const name = useAtomValue(serverNameAtom) ?? '';
  const address = useAtomValue(serverAtom);
  const logout = useSetAtom(logoutAtom);
  const clearServer = useSetAtom(clearServerAtom);
  const [asking, setAsking] = useState(false);
  const leave = useCallback(() => {
    void logout({});
    clearServer();
    void navigate(paths.server());
  }, [logout, clearServer, navigate]);
  return (
    <Panel title={intl.formatMessage(messages.panel)}>
      <p>{intl.formatMessage(messages.what)}</p>
      <p className={styles.server}>
        <bdi className={styles.name}>{name}</bdi>
        {address !== name && <bdi className={styles.address}>{address}</bdi>}
      </p>
      <Button full icon="server" onPress={() => setAsking(true)}>
        {intl.formatMessage(messages.change)}
      </Button>
      {asking && (
        <DepartureDialog
          messages={{ ...messages, confirm: messages.change }}
          server={name}
          onLeave={leave}
          onCancel={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
