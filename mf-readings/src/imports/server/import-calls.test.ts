import 'fake-indexeddb/auto';
import type { SheetFile } from '@seguia/shared/platform';
import { json } from '@seguia/testing/scripted-api';
import { loggedInStore } from '@seguia/testing/logged-in-store';
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
])('a request for %s ends after the time that a person waits', async (_, ask) => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  vi.stubGlobal('fetch', async (request: Request) => {
    request.signal.throwIfAborted();
    return json({ data: [] });
  });
  await expect(ask()).rejects.toMatchObject({ kind: 'timeout' });
});

test('each look-up of the farm’s readings forgets earlier results before its first page arrives', async () => {
  const done: string[] = [];
  const rest: (string | null)[] = ['page 2', null, null];
  const sheet = {
    forget: async () => void done.push('forgets'),
    know: async () => (done.push('knows'), rest.shift() ?? null),
  } as unknown as SheetFile;
  const queries: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    queries.push(new URL(url).search);
    return json({ data: [] });
  });
  await store.set(knowReadingsAtom, { file: sheet, days: ['2026-03-01', '2026-03-02'], signal });
  await store.set(knowReadingsAtom, { file: sheet, days: ['2026-04-01', '2026-04-02'], signal });
  expect(done).toEqual(['forgets', 'knows', 'knows', 'forgets', 'knows']);
  expect(queries).toEqual([
    '?from=2026-03-01&to=2026-03-02',
    '?from=2026-03-01&to=2026-03-02&after=page%202',
    '?from=2026-04-01&to=2026-04-02',
  ]);
});
