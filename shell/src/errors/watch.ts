import { ApiError } from '@seguia/shared/start';
import { createContext } from 'react';
import type { Config } from '../config/config.ts';
import type { RemoteError } from '../remotes/remote-error.ts';
import { isBot } from './bots.ts';
import { FailedFiles } from './failed-files.ts';
import { isChunkGone, reloadOnce } from './reload-guard.ts';
import { noteFailure } from '../store/version-record.ts';
import { ErrorReporter, mask } from './report.ts';

/** What is done about errors that no page caught: a chunk that is gone reloads the page, anything else is reported and shown. */
export class FailureWatch {
  readonly reporter = new ErrorReporter();
  readonly files = new FailedFiles();
  #reloadGuard: number;
  /** Something failed while nobody showed it. */
  #unseen = false;
  #show: (() => void) | null = null;
  #thrownBy: (error: unknown) => RemoteError | null = () => null;

  /** `reloadGuard`: the page reloads for a chunk that is gone at most once in so many milliseconds. */
  constructor({ reloadGuard }: Pick<Config, 'reloadGuard'>) {
    this.#reloadGuard = reloadGuard;
  }

  /** Watches for errors that are thrown in a handler or rejected. */
  listen(): void {
    this.files.listen();
    // A browser's own complaint (a resize observer that is late, a script of another origin) comes without an error.
    addEventListener('error', ({ error }) => error !== null && error !== undefined && this.fail(error));
    addEventListener('unhandledrejection', ({ reason }) => this.fail(reason));
  }

  /** Follows the deployment's settings from now on. */
  configure(config: Config): void {
    this.#reloadGuard = config.reloadGuard;
    this.reporter.configure(config);
  }

  /** From now on a failure is reported with the remote that `thrownBy` finds for it. */
  attribute(thrownBy: (error: unknown) => RemoteError | null): void {
    this.#thrownBy = thrownBy;
  }

  /** Calls back when something failed, at once where it already has. Returns how to stop. */
  onFailure(listener: () => void): () => void {
    this.#show = listener;
    if (this.#unseen) listener();
    this.#unseen = false;
    return () => {
      if (this.#show === listener) this.#show = null;
    };
  }

  /** Deals with an error that nothing else deals with. The page, and what is typed in it, stays. */
  fail(error: unknown): void {
    if (isExpected(error) || this.reloads(error)) return;
    const ofRemote = this.#thrownBy(error);
    if (ofRemote) this.remoteFailed(ofRemote);
    else void this.reporter.report(error);
    if (isBot(navigator.userAgent)) return;
    if (this.#show) this.#show();
    else this.#unseen = true;
  }

  /** Reports that a version of a remote does not run, and counts it on this device: another takes its place, or a card says so. */
  remoteFailed(error: RemoteError): void {
    const { remote, version, cause, inUse } = error;
    console.error(error, cause);
    void this.reporter.report(error);
    const failed = { part: remote, version: version?.version ?? '', hostApi: version?.hostApi ?? '' };
    noteFailure(failed, mask(cause instanceof Error ? cause.message : String(cause)), !inUse);
  }

  /** Reloads the page for a chunk that is gone, within the guard. Without network nothing may come in its place. Says whether it does. */
  reloads(error: unknown): boolean {
    return (
      isChunkGone(error) && navigator.onLine && reloadOnce(this.#reloadGuard, Date.now(), () => void this.#reload())
    );
  }

  /** A file that the disk, the network or a cache has spoiled is put right first: the page that comes would meet it again. */
  async #reload(): Promise<void> {
    await this.files.arrivedSince('');
    location.reload();
  }
}

/** The page's watch, for the pages and notices that show a failure. */
export const FailureContext = createContext<FailureWatch | null>(null);

/** A call that was given up, or an end of the session, of which the whole app has had its event. */
function isExpected(error: unknown): boolean {
  if (error instanceof ApiError) return [401, 408, 416].includes(error.status ?? 0);
  return error instanceof DOMException && error.name === 'AbortError';
}
