import 'fake-indexeddb/auto';
import type { SheetFile } from '@seguia/shared/platform';
import { json } from '@seguia/shared/testing/scripted-api';
import { loggedInStore } from '@seguia/shared/testing/logged-in-store';
import { afterEach, expect, test, vi } from 'vitest';
import { knowReadingsAtom, loadImportsAtom, undoImportAtom } from './import-calls.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { store } = loggedInStore();
const file = { forget: async () => undefined, know: async () => null } as unknown as SheetFile;
const { signal } = new AbortController();

test.each([
  ['the list of imports', () => store.set(loadImportsAtom)],
  ['what the farm has', () => store.set(knowReadingsAtom, { file, days: ['2026-03-01', '2026-03-02'], signal })],
  ['an import that is undone', () => store.set(undoImportAtom, { id: 'i', version: 1 })],
])('whoever asks for %s waits no longer than a person does', async (_, ask) => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  vi.stubGlobal('fetch', async (request: Request) => {
    request.signal.throwIfAborted();
    return json({ data: [] });
  });
  await expect(ask()).rejects.toMatchObject({ kind: 'timeout' });
});
