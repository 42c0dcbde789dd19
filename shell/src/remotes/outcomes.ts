import { noteRun } from '../memory/version-record.ts';
import type { Outcome } from './versions/choice.ts';
import type { Release } from './registry/registry.ts';
import { LateError, type RemoteError } from './remote-error.ts';

/** Receives what happens to versions of remotes: which ones fail and why, and which one runs. */
export interface Outcomes {
  failed: (error: RemoteError) => void;
  runs: (remote: string, release: Release) => void;
}

/**
 * Reports failures, and counts on this device which versions run. The service worker is informed of both, so that it stores for times
 * without network the versions that pages run. It is not informed of failures that may be the network's.
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
