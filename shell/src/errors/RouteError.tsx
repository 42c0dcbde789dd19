import { use, useEffect, useMemo } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { RemoteCard } from '../remotes/RemoteCard.tsx';
import { RemoteError } from '../remotes/remote-error.ts';
import { isBot } from './bots.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { FailureContext } from './watch.ts';

interface RouteErrorProps {
  /** The remote that the page belongs to; undefined for the shell's own pages. */
  remote?: {
    /** Makes an error that names the failed part and its versions. */
    failureOf: (cause: unknown) => RemoteError;
    /** Reports the failure. Returns whether another version of the remote replaces it after a reload. */
    failed: (error: RemoteError) => boolean;
  };
}

/** Stands in place of a page that failed; the layout around it stays. A remote's page is named, with Retry. */
export function RouteError({ remote }: RouteErrorProps) {
  const error = useRouteError();
  const failures = use(FailureContext);
  const status = statusOf(error);
  const failure = useMemo(() => {
    if (error instanceof RemoteError) return error;
    return status === null && remote ? remote.failureOf(error) : null;
  }, [error, status, remote]);
  useEffect(() => {
    // A remote that does not load has already been reported for each of its versions.
    if (status || error instanceof RemoteError || failures?.reloads(error)) return;
    console.error(error);
    if (!failure) void failures?.reporter.report(error);
    // Without network the other version may not be on this device.
    else if (remote?.failed(failure) && navigator.onLine) {
      const left = failures?.reporter.allLeft() ?? Promise.resolve();
      void left.then(() => location.reload());
    }
  }, [error, status, failures, failure, remote]);
  if (isBot(navigator.userAgent) && !(error instanceof RemoteError)) return null;
  return failure ? <RemoteCard error={failure} /> : <ErrorPage status={status ?? 500} />;
}

function statusOf(error: unknown): number | null {
  return isRouteErrorResponse(error) || error instanceof Response ? error.status : null;
}
