import { fullName } from '@seguia/shared/domain/accounts/full-name';
import { defineMessages, isolate, useIntl } from '@seguia/shared/platform';
import { Fact, Facts, isolated } from '@seguia/shared/ui';
import styles from './Join.module.css';
import type { OpenInvitation } from './use-invitation.ts';

const messages = defineMessages({
  invites: { id: 'auth.join.invites', defaultMessage: '{name} vous invite.' },
  place: { id: 'auth.join.place', defaultMessage: 'Lieu' },
  role: { id: 'auth.join.role', defaultMessage: 'Vous pourrez' },
  server: { id: 'auth.dataServer.label', defaultMessage: 'Serveur de données' },
});

const mayMessages = defineMessages({
  viewer: { id: 'auth.join.may.viewer', defaultMessage: 'Lire les relevés, les graphiques et les cibles' },
  recorder: { id: 'auth.join.may.recorder', defaultMessage: 'Tout lire, et saisir des relevés' },
  manager: {
    id: 'auth.join.may.manager',
    defaultMessage: 'Tout lire, saisir et régler, et inviter d’autres personnes',
  },
});

/** Who invites to which farm, on which data server, and the rights there. People look at this before they type a password. */
export function InvitedAs({ invitation, server }: { invitation: OpenInvitation; server: string }) {
  const intl = useIntl();
  const { farmPlace, role, invitedBy } = invitation;
  const name = isolate(fullName(invitedBy));
  return (
    <div className={styles.invited}>
      <p className={styles.invites}>{isolated(intl.formatMessage(messages.invites, { name }))}</p>
      <Facts dense>
        {/* A newer server may have further roles. */}
        {Object.hasOwn(mayMessages, role) && (
          <Fact name={intl.formatMessage(messages.role)}>{intl.formatMessage(mayMessages[role])}</Fact>
        )}
        {farmPlace !== null && <Fact name={intl.formatMessage(messages.place)}>{farmPlace}</Fact>}
        <Fact name={intl.formatMessage(messages.server)}>{server}</Fact>
      </Facts>
    </div>
  );
}
