import type { Device } from '../device/device.ts';
import { backgroundTag } from './sending.ts';

/** What TypeScript's library lacks: not every browser has it (Safari and Firefox have not). */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/**
 * Asks the browser to wake the service worker when there is a network, while something waits to be sent: it leaves also when every page is closed. Where
 * the browser has no Background Sync, or a person forbade it, nothing changes.
 */
export async function askForBackgroundSync(device: Device): Promise<void> {
  const workers = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  try {
    const entries = await (await device.db()).getAll('outbox');
    if (!entries.some(({ state }) => state === 'waiting')) return;
    const registration: WithSync | undefined = await workers.getRegistration();
    await registration?.sync?.register(backgroundTag);
  } catch {
    // Forbidden, or no storage, which the push itself tells of: what waits leaves while the app is open.
  }
}
