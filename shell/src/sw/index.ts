// The service worker. It keeps the last complete set of (shell, remotes) and flips to a newer set only when every file of it is
// here and its hash is right. And it sends what waits when the browser says that there is a network (Background Sync).
import { pushInBackground } from '@seguia/shared/sync/push/background-push';
import { backgroundTag } from '@seguia/shared/sync/push/sending';
import type { Outcome } from '../remotes/versions/choice.ts';
import { config, fromSets, navigate } from './answers.ts';
import { note } from './failed.ts';
import { checkOnce, flip, heal } from './update.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (typeof event.data === 'object') event.waitUntil(note(event.data as Outcome));
  if (event.data === 'check') event.waitUntil(checkOnce().catch(() => undefined)); // the next start checks again
  if (event.data === 'heal') {
    const answer = (ok: boolean) => (event.source as WindowClient | null)?.postMessage(ok ? 'whole' : 'broken');
    event.waitUntil(heal().then(answer, () => answer(false)));
  }
  if (event.data === 'flip') {
    event.waitUntil(flip(false).then(() => (event.source as WindowClient | null)?.postMessage('flipped')));
  }
});
self.addEventListener('sync', (event) => {
  const sync = event as ExtendableEvent & { tag: string };
  // Where it throws, the browser tries again later.
  if (sync.tag === backgroundTag) sync.waitUntil(pushInBackground());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(navigate(event));
  else if (url.pathname === '/config.json') event.respondWith(config(event));
  else if (url.pathname !== '/shell.json' && url.pathname !== '/sw.js') {
    event.respondWith(fromSets(url.pathname, request));
  }
});
