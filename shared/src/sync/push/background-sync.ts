import { backgroundTag } from './sending.ts';

/** What TypeScript's library lacks: not every browser has it (Safari and Firefox have not). */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/**
 * Asks the browser to wake the service worker when there is a network: what waits then leaves also when every page is closed. Where the browser has no
 * Background Sync, or a person forbade it, nothing changes.
 */
export async function requestBackgroundSync(): Promise<void> {
  const workers = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
  try {
    const registration: WithSync | undefined = await workers?.getRegistration();
    await registration?.sync?.register(backgroundTag);
  } catch {
    // What waits leaves while the app is open.
  }
}
