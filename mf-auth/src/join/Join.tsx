import { shownName } from '@seguia/shared/domain/server-address';
import { defineMessages, useIntl, useLocation } from '@seguia/shared/platform';
import { ErrorState, Skeleton } from '@seguia/shared/ui';
import { InitPage } from '../init/InitPage.tsx';
import { useFailureText } from '../init/use-failure-text.ts';
import { DeadLink } from './DeadLink.tsx';
import { LinkQuestion } from '../link/LinkQuestion.tsx';
import { invitationLink, type InvitationLink } from '../link/invitation-link.ts';
import { JoinForm } from './JoinForm.tsx';
import { useInvitation } from './use-invitation.ts';
import { useOwn } from '../link/use-own.ts';

const messages = defineMessages({
  title: { id: 'auth.join.title', defaultMessage: 'Invitation' },
});

/** `/join?server=…#token`: opened by an invitation's link or QR code. */
export function Join() {
  const link = invitationLink(useLocation(), window.location.protocol);
  if (!link) return <DeadLink why="broken" />;
  return (
    <LinkQuestion server={link.server}>
      <Invited key={link.token} link={link} />
    </LinkQuestion>
  );
}

function Invited({ link }: { link: InvitationLink }) {
  const intl = useIntl();
  const failureText = useFailureText();
  const { invitation, failure, retry } = useInvitation(link);
  const own = useOwn();
  if (invitation) return <JoinForm key={own?.email ?? ''} link={link} invitation={invitation} own={own} />;
  if (failure === 'gone') return <DeadLink why="gone" />;
  return (
    <InitPage title={intl.formatMessage(messages.title)}>
      {failure ? (
        <ErrorState text={failureText(failure, shownName(link.server))} onRetry={retry} />
      ) : (
        <Skeleton look="rows" count={3} />
      )}
    </InitPage>
  );
}
