import { canAtom, defineMessages, paths, useCapability, useIntl, useSearchParams } from '@seguia/shared/platform';
import { Banner, Button, EmptyState, ErrorState, Page, PullToRefresh, Skeleton } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { callFailureText, isOlderServer, missingMessage } from '../own-account/call-failure.ts';
import { useFetched } from '../own-account/use-fetched.ts';
import { InvitationList } from './InvitationList.tsx';
import { InviteManySheet } from './InviteManySheet.tsx';
import { InviteSheet } from './InviteSheet.tsx';
import { LinkSheet } from './LinkSheet.tsx';
import { MemberList } from './MemberList.tsx';
import { MemberSheet } from './MemberSheet.tsx';
import { loadPeopleAtom, type MadeInvitation, noteInvitedAtom } from './people-calls.ts';
import styles from './People.module.css';
import { forbiddenMessage } from './write-problem.ts';

const messages = defineMessages({
  title: { id: 'settings.people.title', defaultMessage: 'Personnes' },
  many: { id: 'settings.people.inviteMany', defaultMessage: 'Inviter plusieurs personnes' },
  invite: { id: 'settings.people.invite', defaultMessage: 'Inviter quelqu’un' },
  retry: { id: 'settings.sessions.retry', defaultMessage: 'Réessayer' },
  alone: {
    id: 'settings.people.alone',
    defaultMessage: 'Personne d’autre ici. Invitez qui fait les relevés avec vous.',
  },
});

/** `/app/farm/people`: the people who work on the farm, their roles, and open invitations. For managers. */
export function People() {
  const intl = useIntl();
  const can = useAtomValue(canAtom);
  const serverCan = useCapability('people') !== false;
  const text = can('users.view') ? (serverCan ? null : missingMessage) : forbiddenMessage;
  return text ? (
    <Page title={intl.formatMessage(messages.title)} back={{ to: paths.today() }}>
      <EmptyState title={intl.formatMessage(text)} />
    </Page>
  ) : (
    <PeopleOfFarm />
  );
}

function PeopleOfFarm() {
  const intl = useIntl();
  const { answer: people, error, busy, refresh, retry } = useFetched(loadPeopleAtom);
  const [search, setSearch] = useSearchParams();
  const [made, setMade] = useState<readonly MadeInvitation[]>([]);
  const noteInvited = useSetAtom(noteInvitedAtom);
  const hasOthers = people !== null && people.members.length + people.invitations.length > 1;
  useEffect(() => {
    if (hasOthers) noteInvited();
  }, [hasOthers, noteInvited]);
  const failure = error && callFailureText(intl, error);
  const member = people?.members.find(({ id }) => id === search.get('member'));
  const close = () => setSearch({}, { replace: true });
  const show = (next: readonly MadeInvitation[]) => {
    close();
    setMade(next);
    retry();
  };
  return (
    <Page title={intl.formatMessage(messages.title)} back={{ to: paths.today() }}>
      <PullToRefresh onRefresh={refresh}>
        {people === null && !error && <Skeleton look="rows" count={4} />}
        {people === null && failure && (
          <ErrorState text={failure} onRetry={isOlderServer(error) ? undefined : retry} busy={busy} />
        )}
        {people && (
          <div className={styles.content}>
            {failure && (
              <Banner kind="warn" action={{ label: intl.formatMessage(messages.retry), onPress: retry, busy }}>
                {failure}
              </Banner>
            )}
            <MemberList members={people.members} onOpen={({ id }) => setSearch({ member: id })} />
            {people.members.length === 1 && people.invitations.length === 0 && (
              <p className={styles.lead}>{intl.formatMessage(messages.alone)}</p>
            )}
            {people.invitations.length > 0 && (
              <InvitationList invitations={people.invitations} onRenewed={(next) => setMade([next])} onChange={retry} />
            )}
            <Button variant="primary" icon="plus" large full onPress={() => setSearch({ invite: '' })}>
              {intl.formatMessage(messages.invite)}
            </Button>
            <Button icon="person" full onPress={() => setSearch({ many: '' })}>
              {intl.formatMessage(messages.many)}
            </Button>
          </div>
        )}
      </PullToRefresh>
      {search.has('invite') && <InviteSheet onClose={close} onMade={(next) => show([next])} />}
      {search.has('many') && <InviteManySheet onClose={close} onMade={show} />}
      {member && <MemberSheet key={member.version} member={member} onChange={retry} onClose={close} />}
      {made.length > 0 && <LinkSheet made={made} onClose={() => setMade([])} />}
    </Page>
  );
}
