import { ApiError } from '@seguia/shared/start';
import { createContext } from 'react';
import type { Config } from '../config/config.ts';
import type { RemoteError } from '../remotes/remote-error.ts';
import { isBot } from './bots.ts';
import { FailedFiles } from './failed-files.ts';
import { kindOf } from './failure-kind.ts';
import { isChunkGone, reloadOnce } from './reload-guard.ts';
import { noteFailure } from '../memory/version-record.ts';
import { ErrorReporter, mask } from './report.ts';

/** Handles errors that no page caught: a missing chunk reloads the page, any other error is reported and shown. */
export class FailureWatch {
  readonly reporter = new ErrorReporter();
  readonly files = new FailedFiles();
  #reloadGuard: number;
  /** What failed before `onFailure` had a listener. */
  #unseen: { error: unknown } | null = null;
  #show: ((error: unknown) => void) | null = null;
  #thrownBy: (error: unknown) => RemoteError | null = () => null;

  /** `reloadGuard`: milliseconds in which a missing chunk reloads the page at most once. */
  constructor({ reloadGuard }: Pick<Config, 'reloadGuard'>) {
    this.#reloadGuard = reloadGuard;
  }

  /** Begins to watch for uncaught errors and unhandled rejections. */
  listen(): void {
    this.files.listen();
    // A browser's own complaint (a late resize observer, a script of another origin) has no error object.
    addEventListener('error', ({ error }) => error !== null && error !== undefined && this.fail(error));
    addEventListener('unhandledrejection', ({ reason }) => this.fail(reason));
  }

  /** Uses the deployment's settings from now on. */
  configure(config: Config): void {
    this.#reloadGuard = config.reloadGuard;
    this.reporter.configure(config);
  }

  /** From now on failures are reported with the remote that `thrownBy` finds for them. */
  attribute(thrownBy: (error: unknown) => RemoteError | null): void {
    this.#thrownBy = thrownBy;
  }

  /** Calls back with what fails, and at once if something already has. Returns a function that stops it. */
  onFailure(listener: (error: unknown) => void): () => void {
    this.#show = listener;
    if (this.#unseen) listener(this.#unseen.error);
    this.#unseen = null;
    return () => {
      if (this.#show === listener) this.#show = null;
    };
  }

  /** Handles an error that nothing else handles. The page, and what is typed in it, stays. */
  fail(error: unknown): void {
    if (isExpected(error) || this.reloads(error)) return;
    const ofRemote = this.#thrownBy(error);
    if (ofRemote) this.remoteFailed(ofRemote);
    else void this.reporter.report(error);
    if (isBot(navigator.userAgent)) return;
    if (this.#show) this.#show(error);
    else this.#unseen = { error };
  }

  /** Reports that a version of a remote does not run, and counts it on this device, so that another version or a card can replace it. */
  remoteFailed(error: RemoteError): void {
    const { remote, version, cause, inUse } = error;
    console.error(error, cause);
    void this.reporter.report(error);
    const failed = { part: remote, version: version?.version ?? '', hostApi: version?.hostApi ?? '' };
    noteFailure(failed, mask(cause instanceof Error ? cause.message : String(cause)), !inUse, kindOf(error));
  }

  /**
   * Reloads the page for a missing chunk, at most once within the guard. Without network it does not, because the new page may not load.
   * Returns whether it reloads.
   */
  reloads(error: unknown): boolean {
    return (
      isChunkGone(error) && navigator.onLine && reloadOnce(this.#reloadGuard, Date.now(), () => void this.#reload())
    );
  }

  /** First replaces files that the disk, the network or a cache has damaged, because the reloaded page would meet them again. */
  async #reload(): Promise<void> {
    await this.files.arrivedSince('');
    location.reload();
  }
}

/** The page's watch, for the pages and notices that show a failure. */
export const FailureContext = createContext<FailureWatch | null>(null);

/** Whether the error is an aborted call, or an end of the session, of which the whole app has already been informed. */
function isExpected(error: unknown): boolean {
  if (error instanceof ApiError) return [401, 408, 416].includes(error.status ?? 0);
  return error instanceof DOMException && error.name === 'AbortError';
}
