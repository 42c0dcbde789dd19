import { FormattedMessage, paths, useIntl, LinkButton } from '@seguia/shared/start';
import { ScreenAction, InitPage } from '../init/InitPage.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './Start.module.css';

/** `/start`: the first screen of a person without a data server. */
export function Start() {
  const intl = useIntl();
  return (
    <InitPage
      title={intl.formatMessage({ id: 'auth.start.title', defaultMessage: 'Bienvenue dans Seguia' })}
      hasLanguages
    >
      <p className={styles.what}>
        <FormattedMessage
          id="auth.start.what"
          defaultMessage="Notez l’EC et le pH de l’apport et du drainage, parcelle par parcelle, même sans réseau."
        />
      </p>
      <p className={styles.what}>
        <FormattedMessage
          id="auth.start.server"
          defaultMessage="Vos relevés sont gardés sur le serveur de données de votre exploitation. Votre responsable vous en donne le nom, ou un lien."
        />
      </p>
      <LanguageChoice />
      <ScreenAction>
        <LinkButton to={paths.server()} variant="primary" large full>
          <FormattedMessage id="auth.start.connect" defaultMessage="Se connecter à un serveur de données" />
        </LinkButton>
      </ScreenAction>
    </InitPage>
  );
}
