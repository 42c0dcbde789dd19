import { use, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { RemoteCard } from '../remotes/RemoteCard.tsx';
import { RemoteError } from '../remotes/remote-error.ts';
import { isBot } from './bots.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { FailureContext } from './watch.ts';

/** What stands in place of a page that failed: the layout around it stays. */
export function RouteError() {
  const error = useRouteError();
  const failures = use(FailureContext);
  const status = statusOf(error);
  useEffect(() => {
    if (status || failures?.reloads(error)) return;
    console.error(error);
    void failures?.reporter.report(error);
  }, [error, status, failures]);
  if (error instanceof RemoteError) return <RemoteCard error={error} />;
  if (isBot(navigator.userAgent)) return null;
  return <ErrorPage status={status ?? 500} />;
}

function statusOf(error: unknown): number | null {
  return isRouteErrorResponse(error) || error instanceof Response ? error.status : null;
}
