import { configAtom, defineMessages, LinkButton, paths, serverAtom, useIntl, Button } from '@seguia/shared/start';
import { atom, useAtom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { InitPage, ScreenAction } from '../init/InitPage.tsx';
import styles from './LinkQuestion.module.css';
import { isKnownServer } from './known-server.ts';

const messages = defineMessages({
  title: { id: 'auth.link.title', defaultMessage: 'Ce lien mène à un autre serveur' },
  from: { id: 'auth.link.from', defaultMessage: 'Cette adresse vient du lien que vous avez ouvert :' },
  risk: {
    id: 'auth.link.risk',
    defaultMessage:
      'Ce que vous saisirez, mot de passe compris, ira à ce serveur. Continuez seulement si la personne qui a créé votre accès vous a donné cette adresse.',
  },
  goOn: { id: 'auth.link.goOn', defaultMessage: 'Continuer avec ce serveur' },
  stop: { id: 'auth.link.stop', defaultMessage: 'Ne pas continuer' },
});

/** The addresses that the person has agreed to, until the page is left. */
const agreedAtom = atom<readonly string[]>([]);

interface LinkQuestionProps {
  /** The address that a link brought; null where it brought none. */
  server: string | null;
  children: ReactNode;
}

/**
 * Shows an address that a link brought and that is not the deployment's, and asks, before anything is sent there: anybody can write a link, and
 * a password that is typed behind it goes to whoever wrote it.
 */
export function LinkQuestion({ server, children }: LinkQuestionProps) {
  const intl = useIntl();
  const deployment = useAtomValue(configAtom);
  const own = useAtomValue(serverAtom);
  const [agreed, setAgreed] = useAtom(agreedAtom);
  if (server === null || server === own || agreed.includes(server)) return children;
  if (isKnownServer(server, deployment, window.location)) return children;
  return (
    <InitPage title={intl.formatMessage(messages.title)}>
      <div className={styles.content}>
        <p className={styles.from}>{intl.formatMessage(messages.from)}</p>
        <p className={styles.address}>
          <bdi dir="ltr">{new URL(server).href.replace(/\/$/, '')}</bdi>
        </p>
        <p className={styles.risk}>{intl.formatMessage(messages.risk)}</p>
      </div>
      <ScreenAction
        above={
          <Button large full onPress={() => setAgreed([...agreed, server])}>
            {intl.formatMessage(messages.goOn)}
          </Button>
        }
      >
        <LinkButton to={paths.start()} variant="primary" large full>
          {intl.formatMessage(messages.stop)}
        </LinkButton>
      </ScreenAction>
    </InitPage>
  );
}
