import { noteRun } from '../store/version-record.ts';
import type { Outcome } from './versions/choice.ts';
import type { Release } from './registry/registry.ts';
import { LateError, type RemoteError } from './remote-error.ts';

/** What becomes of the versions of remotes: why one does not run, and which one does. */
export interface Outcomes {
  failed: (error: RemoteError) => void;
  runs: (remote: string, release: Release) => void;
}

/**
 * Reports what failed, and counts on this device what runs. The service worker hears of both, and keeps for the time without network what pages run, not what fails. Where the
 * network may have failed, it hears nothing.
 */
export function createOutcomes(report: (error: RemoteError) => void): Outcomes {
  const inform = (outcome: Outcome) => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    worker?.controller?.postMessage(outcome);
  };
  return {
    failed(error) {
      report(error);
      const { remote, version, cause } = error;
      if (!version || version.unverified || cause instanceof LateError || !navigator.onLine) return;
      inform({ remote, version: version.version, runs: false });
    },
    runs(remote, { version, hostApi }) {
      noteRun({ part: remote, version, hostApi });
      inform({ remote, version, runs: true });
    },
  };
}
