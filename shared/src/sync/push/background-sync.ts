import { backgroundTag } from './sending.ts';

/** Missing in TypeScript's library, because not every browser has it (Safari and Firefox do not). */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/**
 * Asks the browser to wake the service worker when there is a network, so that what waits is sent even if every page is closed. Without
 * Background Sync, or if a person has forbidden it, nothing changes.
 */
export async function requestBackgroundSync(): Promise<void> {
  const workers = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
  try {
    const registration: WithSync | undefined = await workers?.getRegistration();
    await registration?.sync?.register(backgroundTag);
  } catch {
    // What waits is sent while the app is open.
  }
}
