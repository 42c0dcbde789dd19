import { use, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { RemoteCard } from '../remotes/RemoteCard.tsx';
import { RemoteError } from '../remotes/remote-error.ts';
import { isBot } from './bots.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { FailureContext } from './watch.ts';

interface RouteErrorProps {
  /** Reports what a remote's page threw. Returns whether another version of the remote takes its place once the page is loaded again. */
  failed?: (error: unknown) => boolean;
}

/** What stands in place of a page that failed: the layout around it stays. */
export function RouteError({ failed }: RouteErrorProps) {
  const error = useRouteError();
  const failures = use(FailureContext);
  const status = statusOf(error);
  useEffect(() => {
    // A remote that does not load was reported with each of its versions.
    if (status || error instanceof RemoteError || failures?.reloads(error)) return;
    console.error(error);
    if (!failed) void failures?.reporter.report(error);
    else if (failed(error) && navigator.onLine) location.reload(); // without network the other version may not be here
  }, [error, status, failures, failed]);
  if (error instanceof RemoteError) return <RemoteCard error={error} />;
  if (isBot(navigator.userAgent)) return null;
  return <ErrorPage status={status ?? 500} />;
}

function statusOf(error: unknown): number | null {
  return isRouteErrorResponse(error) || error instanceof Response ? error.status : null;
}
