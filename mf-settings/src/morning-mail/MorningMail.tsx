import { defineMessages, paths, useCapability, useIntl } from '@seguia/shared/platform';
import { Banner, EmptyState, ErrorState, Page, Skeleton } from '@seguia/shared/ui';
import { callFailureText, isOlderServer, missingMessage } from '../own-account/call-failure.ts';
import { ownAccountMessages } from '../own-account/own-account-messages.ts';
import { useFetched } from '../own-account/use-fetched.ts';
import { loadMorningMailAtom } from './morning-mail-calls.ts';
import { MorningMailForm } from './MorningMailForm.tsx';

const messages = defineMessages({
  retry: { id: 'settings.sessions.retry', defaultMessage: 'Réessayer' },
});

/** `/app/settings/morning-mail`: whether the board comes by e-mail, and at which hour of the farm's day. */
export function MorningMail() {
  const intl = useIntl();
  const serverCan = useCapability('morning-mail') !== false;
  return (
    <Page title={intl.formatMessage(ownAccountMessages.morningMail)} back={{ to: paths.settings() }}>
      {serverCan ? <OwnMorningMail /> : <EmptyState title={intl.formatMessage(missingMessage)} />}
    </Page>
  );
}

function OwnMorningMail() {
  const intl = useIntl();
  const { answer, error, busy, retry } = useFetched(loadMorningMailAtom);
  const failure = error && callFailureText(intl, error);
  return (
    <>
      {answer === null && !error && <Skeleton look="rows" count={2} />}
      {answer === null && failure && (
        <ErrorState text={failure} onRetry={isOlderServer(error) ? undefined : retry} busy={busy} />
      )}
      {answer && failure && (
        <Banner kind="warn" action={{ label: intl.formatMessage(messages.retry), onPress: retry, busy }}>
          {failure}
        </Banner>
      )}
      {answer && <MorningMailForm fetched={answer} onChange={retry} />}
    </>
  );
}
