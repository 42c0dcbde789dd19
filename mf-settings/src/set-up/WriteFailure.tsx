import { type ApiError, defineMessages, useIntl } from '@seguia/shared/platform';
import { Banner } from '@seguia/shared/ui';
import { callFailureText } from '../own-account/call-failure.ts';
import styles from './Notice.module.css';

const messages = defineMessages({
  kept: { id: 'settings.write.kept', defaultMessage: 'Pas enregistré. Votre saisie reste ici.' },
  role: { id: 'settings.write.role', defaultMessage: 'Votre rôle ne le permet pas.' },
  moved: {
    id: 'settings.write.moved',
    defaultMessage: 'Quelqu’un l’a modifié entre-temps. Vérifiez, puis enregistrez à nouveau.',
  },
});

/** A dialog that says why something was not saved. What was typed stays in the form. */
export function WriteFailure({ error }: { error: ApiError | null }) {
  const intl = useIntl();
  if (!error) return null;
  const own = { 403: messages.role, 412: messages.moved }[error.status ?? 0];
  const why = own ? intl.formatMessage(own) : callFailureText(intl, error);
  return (
    <div className={styles.notice}>
      <Banner kind="error">
        {intl.formatMessage(messages.kept)} {why}
      </Banner>
    </div>
  );
}
