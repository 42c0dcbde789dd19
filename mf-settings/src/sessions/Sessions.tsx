import { defineMessages, loadSessionsAtom, paths, useIntl } from '@seguia/shared/platform';
import { Banner, ErrorState, Page, PullToRefresh, Skeleton } from '@seguia/shared/ui';
import { callFailureText, isOlderServer } from '../own-account/call-failure.ts';
import { SessionList } from './SessionList.tsx';
import { useFetched } from '../own-account/use-fetched.ts';

const messages = defineMessages({
  title: { id: 'settings.sessions.title', defaultMessage: 'Appareils connectés' },
  retry: { id: 'settings.sessions.retry', defaultMessage: 'Réessayer' },
});

/** `/app/settings/devices`: the devices on which the account is logged in. The person can end one session, or all others. */
export function Sessions() {
  const intl = useIntl();
  const { answer: sessions, error, busy, refresh, retry } = useFetched(loadSessionsAtom);
  const failure = error && callFailureText(intl, error);
  return (
    <Page title={intl.formatMessage(messages.title)} back={{ to: paths.settings() }}>
      <PullToRefresh onRefresh={refresh}>
        {sessions === null && !error && <Skeleton look="rows" count={3} />}
        {sessions === null && failure && (
          <ErrorState text={failure} onRetry={isOlderServer(error) ? undefined : retry} busy={busy} />
        )}
        {sessions !== null && (
          <>
            {failure && (
              <Banner kind="warn" action={{ label: intl.formatMessage(messages.retry), onPress: retry, busy }}>
                {failure}
              </Banner>
            )}
            <SessionList sessions={sessions} onChange={retry} />
          </>
        )}
      </PullToRefresh>
    </Page>
  );
}
