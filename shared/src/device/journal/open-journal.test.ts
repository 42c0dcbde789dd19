import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JournalAnswer, JournalRequest } from './journal.worker.ts';

type JournalCall = { id: number; request: JournalRequest };
type Worked = { found?: JournalAnswer; error?: string };
let workers: FakeWorker[];
let answer: (request: JournalRequest) => Worked | null;

/** A worker whose answers the test gives; null for no answer. */
class FakeWorker extends EventTarget {
  constructor() {
    super();
    workers.push(this);
  }
  postMessage({ id, request }: JournalCall): void {
    const worked = answer(request);
    if (worked) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, ...worked } })));
  }
}

/** Loads the module again, so that each test begins without a worker. */
async function journal() {
  vi.resetModules();
  return import('./open-journal.ts');
}
beforeEach(() => {
  workers = [];
  answer = () => ({ found: { room: 100 } });
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', { storage: { getDirectory: () => {} } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a browser without a private file system, or without workers, has no journal', async () => {
  const { openJournal, isSpaceLow } = await journal();
  vi.stubGlobal('navigator', { storage: {} });
  expect([openJournal('x'), await isSpaceLow()]).toEqual([null, null]);
  vi.stubGlobal('navigator', { storage: { getDirectory: () => {} } });
  vi.stubGlobal('Worker', undefined);
  expect([openJournal('x'), await isSpaceLow()]).toEqual([null, null]);
});

test('one worker gets all requests, and the last known room is kept', async () => {
  const { openJournal, isSpaceLow } = await journal();
  const requests: JournalRequest[] = [];
  const content = { records: [], last: 7 };
  answer = (request) => {
    requests.push(request);
    if (request.do === 'space') return { found: { isLow: true } };
    return { found: { room: 100 - requests.length, ...(request.do === 'read' && { content }) } };
  };
  const opened = openJournal('mine')!;
  expect(opened.room).toBeNull();
  expect(await opened.read()).toEqual(content);
  expect(opened.room).toBe(99);
  const record = { number: 1, readingId: 'r', entries: [], row: null };
  await opened.append([record]);
  await opened.makeRoom();
  expect(opened.room).toBe(97);
  expect(await isSpaceLow()).toBe(true);
  expect(requests).toEqual([
    { do: 'read', name: 'mine' },
    { do: 'append', name: 'mine', records: [record] },
    { do: 'make-room', name: 'mine' },
    { do: 'space' },
  ]);
  expect(workers).toHaveLength(1);
});

test('opens a journal that is empty, on a disk that does not say its room', async () => {
  const { openJournal, isSpaceLow } = await journal();
  answer = () => ({ found: {} });
  const opened = openJournal('mine')!;
  expect([await opened.read(), opened.room, await isSpaceLow()]).toEqual([{ records: [], last: 0 }, null, null]);
});

test('reports what the worker could not do', async () => {
  const { openJournal } = await journal();
  answer = () => ({ error: 'The journal has no room.' });
  await expect(openJournal('mine')!.append([])).rejects.toThrow('The journal has no room.');
});

test('two requests under way each get their own answer', async () => {
  const { openJournal } = await journal();
  answer = () => null;
  const [first, second] = [openJournal('a')!.read(), openJournal('b')!.read()];
  const answerTo = (id: number, last: number) =>
    workers[0]?.dispatchEvent(new MessageEvent('message', { data: { id, found: { content: { records: [], last } } } }));
  answerTo(2, 20);
  answerTo(1, 10);
  answerTo(1, 30);
  expect([(await first).last, (await second).last]).toEqual([10, 20]);
});

test('a worker that breaks fails its requests; the next request tries a new one', async () => {
  const { openJournal } = await journal();
  answer = () => null;
  const waiting = openJournal('mine')!.read();
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(waiting).rejects.toThrow('The journal’s worker broke.');
  answer = () => ({ found: { room: 1 } });
  await openJournal('mine')!.read();
  expect(workers).toHaveLength(2);
});

test('a worker that does not answer in 5 s hangs', async () => {
  vi.useFakeTimers();
  const { openJournal } = await journal();
  answer = () => null;
  const hung = expect(openJournal('mine')!.read()).rejects.toMatchObject({ name: 'StorageHangsError' });
  await vi.advanceTimersByTimeAsync(5000);
  await hung;
});
