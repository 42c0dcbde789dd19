import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { json } from '@seguia/testing/scripted-api';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { loadDeletedAtom, loadRevisionsAtom, restoreReadingAtom } from './reading-calls.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { store } = loggedInStore();

test.each([
  ['the deleted readings', '/readings', () => store.set(loadDeletedAtom)],
  ['what happened to a reading', '/revisions', () => store.set(loadRevisionsAtom, 'r')],
  ['a reading that is brought back', '/restore', () => store.set(restoreReadingAtom, 'r')],
])('whoever asks for %s waits no longer than a person does', async (_, stalled, ask) => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  vi.stubGlobal('fetch', async ({ url, signal }: Request) => {
    if (new URL(url).pathname.endsWith(stalled)) signal.throwIfAborted();
    return json({ data: [{ version: 2 }] });
  });
  await expect(ask()).rejects.toMatchObject({ kind: 'timeout' });
});
