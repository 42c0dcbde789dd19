import { ApiError } from '@seguia/shared/platform';
import { isBot } from './bots.ts';
import { isChunkGone, reloadOnce } from './reload-guard.ts';
import { report } from './report.ts';

let reloadGuard = 10_000;
/** Something failed while nobody showed it. */
let unseen = false;
let show: (() => void) | null = null;

/**
 * Watches for errors that no page caught, thrown in a handler or rejected: a chunk that is gone reloads the page, anything else is
 * reported, and a notice says so over the page, which stays.
 */
export function watchForErrors(): void {
  // A browser's own complaint (a resize observer that is late, a script of another origin) comes without an error.
  addEventListener('error', ({ error }) => error !== null && error !== undefined && failed(error));
  addEventListener('unhandledrejection', ({ reason }) => failed(reason));
}

/** Reloads for a chunk that is gone at most once in so many milliseconds. */
export function setReloadGuard(milliseconds: number): void {
  reloadGuard = milliseconds;
}

/** Calls back when something failed, at once where it already has. Returns how to stop. */
export function onFailure(listener: () => void): () => void {
  show = listener;
  if (unseen) listener();
  unseen = false;
  return () => {
    if (show === listener) show = null;
  };
}

/** What is done about an error that nothing else deals with. */
export function failed(error: unknown): void {
  if (isExpected(error)) return;
  if (isChunkGone(error) && reloadOnce(reloadGuard)) return;
  void report(error);
  if (isBot(navigator.userAgent)) return;
  if (show) show();
  else unseen = true;
}

/** A call that was given up, or an end of the session, of which the whole app has had its event. */
function isExpected(error: unknown): boolean {
  if (error instanceof ApiError) return [401, 408, 416].includes(error.status ?? 0);
  return error instanceof DOMException && error.name === 'AbortError';
}
