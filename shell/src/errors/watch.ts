import type { Config } from '../start/config.ts';
import { isChunkGone, reloadOnce } from './reload-guard.ts';
import { report } from './report.ts';

/** Errors that no page caught: a chunk that is gone reloads the page once, everything else is reported. */
export function watchForErrors(config: Config): void {
  const tell = (error: unknown) => {
    if (isChunkGone(error) && reloadOnce(config.reloadGuard)) return;
    void report(error, config.errorReporting, config.errorReportingCap);
  };
  addEventListener('error', ({ error }) => tell(error));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
