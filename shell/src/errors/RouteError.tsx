import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { RemoteCard } from '../remotes/RemoteCard.tsx';
import { RemoteError } from '../remotes/remote-error.ts';
import { shellConfigAtom } from '../config/config-atom.ts';
import { isBot } from './bots.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { isChunkGone, reloadOnce } from './reload-guard.ts';
import { report } from './report.ts';

/** What stands in place of a page that failed: the layout around it stays. */
export function RouteError() {
  const error = useRouteError();
  const config = useAtomValue(shellConfigAtom);
  const status = statusOf(error);
  useEffect(() => {
    if (status) return;
    if (isChunkGone(error) && reloadOnce(config.reloadGuard)) return;
    console.error(error);
    void report(error);
  }, [error, status, config]);
  if (error instanceof RemoteError) return <RemoteCard error={error} />;
  if (isBot(navigator.userAgent)) return null;
  return <ErrorPage status={status ?? 500} />;
}

function statusOf(error: unknown): number | null {
  return isRouteErrorResponse(error) || error instanceof Response ? error.status : null;
}
