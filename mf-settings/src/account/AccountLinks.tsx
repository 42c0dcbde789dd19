import { canAtom, defineMessages, loadSessionsAtom, useCapability, useIntl } from '@seguia/shared/platform';
import { LinkButton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { ownAccountMessages } from '../own-account/own-account-messages.ts';
import { isOlderServer } from '../own-account/call-failure.ts';
import { useFetched } from '../own-account/use-fetched.ts';
import styles from './Account.module.css';

const messages = defineMessages({
  password: { id: 'settings.password.title', defaultMessage: 'Changer le mot de passe' },
  sessions: { id: 'settings.sessions.title', defaultMessage: 'Appareils connectés' },
});

/** Links to the password, the devices and the morning mail; none where the data server is too old to know their calls. */
export function AccountLinks() {
  const intl = useIntl();
  const { error } = useFetched(loadSessionsAtom);
  const can = useAtomValue(canAtom);
  const sendsMail = useCapability('morning-mail') === true && can('fertirrigation.view');
  if (isOlderServer(error)) return null;
  return (
    <div className={styles.links}>
      <LinkButton to="/app/settings/password" icon="lock" full>
        {intl.formatMessage(messages.password)}
      </LinkButton>
      <LinkButton to="/app/settings/devices" icon="person" full>
        {intl.formatMessage(messages.sessions)}
      </LinkButton>
      {sendsMail && (
        <LinkButton to="/app/settings/morning-mail" icon="today" full>
          {intl.formatMessage(ownAccountMessages.morningMail)}
        </LinkButton>
      )}
    </div>
  );
}
