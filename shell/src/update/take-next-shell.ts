import { deviceIsNative } from '@seguia/shared/session/login/config';
import { acceptUpdate } from './updates.ts';

/** Milliseconds between two looks for another shell. */
const lookEvery = 60_000;

/**
 * Takes the next shell that is released without asking, because nothing is open that it could take away: looks for it now, every minute, and
 * when the person returns. Returns a function that stops it. The native app contains its shell, so nothing is looked for there.
 */
export function takeNextShell(): () => void {
  if (deviceIsNative) return () => undefined;
  const end = new AbortController();
  const { signal } = end;
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  workers?.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => {
      if (data === 'update-ready') void acceptUpdate();
      if (data === 'flipped') location.reload();
    },
    { signal },
  );
  const look = () => void lookForNext(workers).catch(() => undefined); // without network: the next look may have it
  document.addEventListener('visibilitychange', look, { signal });
  globalThis.addEventListener('online', look, { signal });
  const timer = setInterval(look, lookEvery);
  look();
  return () => {
    end.abort();
    clearInterval(timer);
  };
}

/** Makes the worker look. Without one (private mode), reloads the page if the served shell has none of its scripts. */
async function lookForNext(workers: ServiceWorkerContainer | undefined): Promise<void> {
  const active = (await workers?.getRegistration())?.active;
  if (active) return active.postMessage('check');
  const { files } = (await (await fetch('/shell.json', { cache: 'no-store' })).json()) as { files: object };
  const own = [...document.scripts].map(({ src }) => new URL(src, location.href).pathname);
  const shells = own.filter((path) => path.startsWith('/assets/'));
  if (shells.length > 0 && !shells.some((path) => Object.hasOwn(files, path))) location.reload();
}
