// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { type ImportedFile, snake } from '@seguia/shared/platform';
import { problem } from '@seguia/testing/scripted-api';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { soon, startWorld, type World } from '../../../testing/farm-screen.ts';
import type { OpenSheet } from '../sheet/use-sheet.ts';
import { useSending } from './use-sending.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A sheet with one reading, which has this intake EC. */
function sheetWith(intakeEc: number): OpenSheet {
  const reading = { plotId: world.plots[0] ?? '', date: '2025-03-01', time: '08:30', entryType: 'value', intakeEc };
  const readings = [{ place: { sheet: 'Mars', row: 2, cell: 'A2' }, reading: snake(reading) }];
  const body = new Blob([JSON.stringify({ file_name: 'cahier.csv', readings })]);
  const file = { name: 'cahier.csv', pack: async () => ({ body, count: 1, days: ['2025-03-01', '2025-03-01'] }) };
  return { file, view: { counts: { ready: 1 } } } as unknown as OpenSheet;
}

async function openSending() {
  const { store } = await world.open('/app/history', await world.person('manager'));
  const done: ImportedFile[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const elsewhere: ImportedFile[] = [];
  const open = () =>
    renderHook(
      () =>
        useSending({
          onDone: ({ file }) => file && done.push(file),
          onDoneElsewhere: ({ file }) => file && elsewhere.push(file),
        }),
      { wrapper },
    );
  const { result, unmount } = open();
  return { sending: () => result.current, done, elsewhere, leave: unmount, open };
}

const isImport = (request: Request) => request.method === 'PUT' && request.url.includes('/imports/');
const fileCount = () => world.server.db.selectFrom('imports').selectAll().execute();

test('sends rows whose answer was lost again as the same import, and corrected rows as another', async () => {
  const { sending, done } = await openSending();
  const real = globalThis.fetch;
  const ids: (string | null)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!isImport(request)) return real(request);
    ids.push(request.headers.get('idempotency-key'));
    const answer = await real(request);
    if (ids.length === 1) throw new TypeError('Failed to fetch');
    return answer;
  });
  const sheet = sheetWith(2.1);
  await act(() => sending().start(sheet, []));
  expect(sending()).toMatchObject({ state: 'idle', fault: 'cut_off' });
  await act(() => sending().start(sheet, []));
  expect(sending()).toMatchObject({ state: 'idle', fault: null });
  expect(done).toMatchObject([{ imported: 1 }]);
  await act(() => sending().start(sheetWith(2.2), []));
  expect(done).toMatchObject([{ imported: 1 }, { imported: 1 }]);
  expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false]);
});

test('a file that cannot be packed leaves the button enabled', async () => {
  const { sending } = await openSending();
  const broken = {
    file: { pack: () => Promise.reject(new DOMException('closed', 'AbortError')) },
    view: { counts: { ready: 1 } },
  };
  await act(() => sending().start(broken as unknown as OpenSheet, []));
  expect(sending().state).toBe('idle');
});

test('an import that is cancelled before it is packed is not sent', async () => {
  const { sending, done } = await openSending();
  const before = (await fileCount()).length;
  const sheet = sheetWith(2.4);
  let pack = () => undefined as void;
  const packed = new Promise<void>((resolve) => (pack = resolve));
  const slow = { ...sheet, file: { pack: async () => (await packed, sheet.file.pack()) } } as unknown as OpenSheet;
  await act(async () => {
    const started = sending().start(slow, []);
    await sending().cancel();
    pack();
    await started;
  });
  expect([done, (await fileCount()).length, sending().state]).toEqual([[], before, 'idle']);
});

test('a cancelled import is undone, also if the server writes it a moment later', async () => {
  const { sending, done } = await openSending();
  const before = (await fileCount()).length;
  const real = globalThis.fetch;
  let written: Promise<Response> | undefined;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!isImport(request)) return real(request);
    const copy = new Request(request.url, { method: 'PUT', headers: request.headers, body: await request.text() });
    written = new Promise((resolve) => setTimeout(resolve, 1500)).then(() => real(copy));
    return new Promise((_, reject) =>
      request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
  });
  await act(async () => {
    const started = sending().start(sheetWith(2.3), []);
    await vi.waitFor(() => expect(written).toBeDefined(), soon);
    await sending().cancel();
    await started;
  });
  expect((await written)?.status).toBe(201);
  expect(done).toEqual([]);
  const files = await fileCount();
  expect(files).toHaveLength(before + 1);
  expect(files.filter(({ deleted_at }) => deleted_at === null)).toHaveLength(before);
  expect(sending()).toMatchObject({ state: 'idle', fault: null });
});

test.each([
  ['a proxy in words that the app cannot read', new Response('<h1>413</h1>', { status: 413 }), 'too_large'],
  ['the server', problem(413, { code: 'too_large' }), 'too_large'],
  ['a firewall', new Response('<h1>Forbidden</h1>', { status: 403 }), 'cut_off'],
  ['a gateway that waits for the server', new Response('<h1>502</h1>', { status: 502 }), 'offline'],
])('says what one can do about a file that is refused by %s', async (_, answer, fault) => {
  const { sending, done } = await openSending();
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    return isImport(request) ? answer : real(request);
  });
  await act(() => sending().start(sheetWith(2.5), []));
  expect([sending().fault, sending().state, done]).toEqual([fault, 'idle', []]);
});

test.each([
  ['another network or a smaller file may help where the server answers other calls', false, 'cut_off'],
  ['nothing arrives where the server answers no call', true, 'offline'],
])('of a file without an answer, says that %s', async (_, isOffline, fault) => {
  const { sending } = await openSending();
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (isOffline || isImport(request)) throw new TypeError('Failed to fetch');
    return real(request);
  });
  await act(() => sending().start(sheetWith(2.6), []));
  expect(sending().fault).toBe(fault);
});

test('sending goes on though its screen is left, and says elsewhere how it ended', async () => {
  const { sending, done, elsewhere, leave, open } = await openSending();
  const real = globalThis.fetch;
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (isImport(request)) await held;
    return real(request);
  });
  let started: Promise<void> = Promise.resolve();
  act(() => void (started = sending().start(sheetWith(2.5), [])));
  await vi.waitFor(() => expect(sending().state).toBe('sending'), soon);
  leave();
  const { result: again } = open();
  expect(again.current).toMatchObject({ state: 'sending', count: 1, fileName: 'cahier.csv' });
  await act(async () => {
    answer();
    await started;
  });
  expect(again.current.state).toBe('idle');
  expect([done, elsewhere]).toMatchObject([[], [{ imported: 1 }]]);
});
