// The service worker. It stores the last complete set of shell and remotes, and flips to a newer set only when every file of it is here and
// matches its hash. It also sends what waits when the browser says that there is a network (Background Sync).
import { pushInBackground } from '@seguia/shared/sync/push/background-push';
import { backgroundTag } from '@seguia/shared/sync/push/sending';
import type { Outcome } from '../remotes/versions/choice.ts';
import { answer, navigate } from './answers.ts';
import type { Wanted } from './messages.ts';
import { addresses, note, readState } from './state.ts';
import { checkOnce, flip, heal, want } from './update.ts';

declare const self: ServiceWorkerGlobalScope;

readState().catch(() => undefined); // each request tries again

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const data = event.data as 'check' | 'heal' | 'flip' | Wanted | Outcome;
  const reply = (message: string) => (event.source as WindowClient | null)?.postMessage(message);
  const check = () => checkOnce().catch(() => undefined); // the next start checks again
  if (data === 'check') event.waitUntil(check()); // the message of pages from before shell 1.5
  else if (data === 'heal')
    event.waitUntil(
      heal().then(
        (ok) => reply(ok ? 'whole' : 'broken'),
        () => reply('broken'),
      ),
    );
  else if (data === 'flip') {
    const flipped = () => reply('flipped');
    event.waitUntil(flip(false).then(flipped, flipped)); // a full disk: the page opens again as it was
  } else if ('registry' in data) event.waitUntil(want(data).then(check));
  else event.waitUntil(note(data).catch(() => undefined)); // a full disk: the newest version is stored, as before
});
self.addEventListener('sync', (event) => {
  const sync = event as ExtendableEvent & { tag: string };
  // If it throws, the browser tries again later.
  if (sync.tag === backgroundTag) sync.waitUntil(pushInBackground());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin } = new URL(request.url);
  if (request.mode === 'navigate') {
    if (origin === location.origin) event.respondWith(navigate(event));
  }
  // While the sets are still being read, nobody knows whether a file belongs to one.
  else if (!addresses || Object.hasOwn(addresses, request.url)) event.respondWith(answer(event));
});
