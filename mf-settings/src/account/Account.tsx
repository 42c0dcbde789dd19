import { fullName } from '@seguia/shared/domain/accounts/full-name';
import { defineMessages, farmAtom, type Profile, profileAtom, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { Panel } from '../panels/Panel.tsx';
import styles from './Account.module.css';
import { AccountLinks } from './AccountLinks.tsx';
import { Avatar } from './Avatar.tsx';

const roleMessages = defineMessages({
  viewer: { id: 'settings.account.role.viewer', defaultMessage: 'Consultation' },
  recorder: { id: 'settings.account.role.recorder', defaultMessage: 'Saisie' },
  manager: { id: 'settings.account.role.manager', defaultMessage: 'Responsable' },
});

/** The person who is logged in, and their role on this farm. */
export function Account() {
  const intl = useIntl();
  const profile = useAtomValue(profileAtom);
  return (
    <Panel title={intl.formatMessage({ id: 'settings.account.title', defaultMessage: 'Compte' })}>
      {profile ? (
        <>
          <Person profile={profile} />
          <AccountLinks />
        </>
      ) : (
        <p>
          {intl.formatMessage({
            id: 'settings.account.unknown',
            defaultMessage: 'Votre compte s’affichera quand le serveur répondra.',
          })}
        </p>
      )}
    </Panel>
  );
}

function Person({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const role = useAtomValue(farmAtom)?.role;
  return (
    <div className={styles.person}>
      <Avatar url={profile.avatar} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{fullName(profile)}</bdi>
        </p>
        <p className={styles.email}>
          <bdi>{profile.email}</bdi>
        </p>
        {/* A newer server may have further roles. */}
        {role && Object.hasOwn(roleMessages, role) && (
          <p className={styles.role}>{intl.formatMessage(roleMessages[role])}</p>
        )}
      </div>
    </div>
  );
}
