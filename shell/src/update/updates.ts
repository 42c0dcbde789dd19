import { deviceIsNative } from '@seguia/shared/session/login/config';
import { isLoggedIn } from '@seguia/shared/session/account/session';
import { atom } from 'jotai';
import type { SessionStore } from '../atom-store/session-store.ts';
import type { Lacking, Wanted } from '../sw/messages.ts';
import { fontName } from '../sw/needed.ts';
import { LackingFileError } from './lacking-file.ts';

/** Whether a newer version is on this device, whole and verified, and waits for the person's consent. */
export const updateReadyAtom = atom(false);

const hour = 3_600_000;

/** What the service worker must know about the deployment and the device, and a listener for what it lacks. */
interface Watched {
  /** The registry's address. */
  registry: string;
  /** The page's language. */
  needs: readonly string[];
  report: (error: unknown) => void;
}

/**
 * Registers the service worker; makes it look for updates now, every hour, and whenever the person returns to the page. Not in the native
 * app, which contains its set.
 */
export async function watchUpdates(store: SessionStore, { registry, needs, report }: Watched): Promise<void> {
  if (deviceIsNative || !('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<string | Lacking>) => {
    if (data === 'update-ready') store.current().set(updateReadyAtom, true);
    if (data === 'flipped') location.reload();
    if (typeof data === 'object') report(new LackingFileError(data));
  });
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined); // refused in private modes: the app works without
  let mayImport = isLoggedIn();
  const checkForUpdate = async () => {
    const [{ active }] = await Promise.all([navigator.serviceWorker.ready, document.fonts.ready]);
    // Who is logged in may open a file to import without a network.
    mayImport = isLoggedIn();
    const own = mayImport ? ['sheets'] : [];
    active?.postMessage({ registry, needs: [...needs, ...own, ...usedFonts()] } satisfies Wanted);
  };
  void checkForUpdate();
  store.onChange(() => {
    if (isLoggedIn() !== mayImport) void checkForUpdate();
  });
  setInterval(() => void checkForUpdate(), hour);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkForUpdate();
  });
}

/** The fonts that this page's texts have loaded. */
function usedFonts(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return files.filter((url) => url.endsWith('.woff2')).map(fontName);
}

/** Serves the newer version from now on; the page reloads when the worker has flipped. */
export async function acceptUpdate(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('flip');
}
