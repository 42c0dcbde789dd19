import { atom } from 'jotai';
import type { SessionStore } from '../store/session-store.ts';

/** Whether a newer version is on this device, whole and verified, and waits for the person. */
export const updateReadyAtom = atom(false);

const hour = 3_600_000;

/** Registers the service worker; asks it for news now, each hour, and whenever the person comes back to the page. */
export async function watchUpdates(store: SessionStore): Promise<void> {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'update-ready') store.current().set(updateReadyAtom, true);
    if (data === 'flipped') location.reload();
  });
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined); // refused in private modes: the app works without
  const checkForUpdate = () => void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('check'));
  checkForUpdate();
  setInterval(checkForUpdate, hour);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkForUpdate();
  });
}

/** Serves the newer version from now on; the page reloads when the worker has flipped. */
export async function acceptUpdate(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('flip');
}
