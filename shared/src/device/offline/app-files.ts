import { deviceIsNative } from '../../session/login/config.ts';
import { workerState } from './worker-state.ts';

/** Whether the app's files can be on this device at all: in the native app, and where a service worker can run. */
export const canHoldApp = (): boolean => deviceIsNative || 'serviceWorker' in navigator;

/** Whether the app's files are on this device: the worker has a set once all of its files are there; the native app brings them. */
export async function holdsApp(): Promise<boolean> {
  if (deviceIsNative) return true;
  // Opening a cache would make it, so it is looked for first. An insecure origin has none.
  if (!('caches' in globalThis) || !(await caches.has(workerState.cache))) return false;
  const stored = await (await caches.open(workerState.cache)).match(workerState.path);
  const state = (await stored?.json()) as { current?: unknown } | undefined;
  return Boolean(state?.current);
}
