import {
  clearServerAtom,
  FormattedMessage,
  paths,
  serverNameAtom,
  useIntl,
  useNavigate,
  Button,
  ConfirmDialog,
} from '@seguia/shared/start';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import styles from './DataServer.module.css';

/** The data server's short name, and a link to change it where that is possible. */
export function DataServer({ changeable = false }: { changeable?: boolean }) {
  const name = useAtomValue(serverNameAtom);
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.row}>
      <p className={styles.server}>
        <span className={styles.label}>
          <FormattedMessage id="auth.dataServer.label" defaultMessage="Serveur de données" />
        </span>
        <bdi className={styles.name}>{name}</bdi>
      </p>
      {changeable && (
        <Button variant="quiet" onPress={() => setAsking(true)}>
          <FormattedMessage id="auth.dataServer.change" defaultMessage="Changer de serveur de données" />
        </Button>
      )}
      {asking && <ChangeServer server={name ?? ''} onCancel={() => setAsking(false)} />}
    </div>
  );
}

function ChangeServer({ server, onCancel }: { server: string; onCancel: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const clearServer = useSetAtom(clearServerAtom);
  const change = () => {
    clearServer();
    void navigate(paths.server());
  };
  return (
    <ConfirmDialog
      title={intl.formatMessage({
        id: 'auth.dataServer.changeTitle',
        defaultMessage: 'Changer de serveur de données ?',
      })}
      text={
        <FormattedMessage
          id="auth.dataServer.changeText"
          defaultMessage="{server} sera oublié. Vous choisirez un autre serveur."
          values={{ server: <bdi key="server">{server}</bdi> }}
        />
      }
      onConfirm={change}
      onCancel={onCancel}
    />
  );
}
