// Safari's faults at the opening of a database, simulated with an `open` that behaves like Safari's.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '@seguia/testing/memory-storage';
import { loseConnection } from '@seguia/testing/lost-database';
import { DurableSettings, readFromDisk, type SettingsSchema } from './durable-settings.ts';
import { firstAnswer } from './first-answer.ts';
import { openPatiently } from './open-patiently.ts';

const opening = { upgrade: () => undefined, lost: () => undefined };
const open = () => openPatiently<SettingsSchema>('opened', 1, opening);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A request to open that is never answered. */
const unanswered = () => new (IDBOpenDBRequest as unknown as new () => IDBOpenDBRequest)();
const refused = (name: string) => () => {
  throw new DOMException('as Safari says', name);
};

test('a first opening that Safari never answers is requested again, and answered, well before 5 s', async () => {
  const requests = vi.spyOn(indexedDB, 'open').mockImplementationOnce(unanswered);
  const databases = vi.spyOn(indexedDB, 'databases');
  const opened = open();
  await vi.advanceTimersByTimeAsync(900);
  expect(requests).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  expect((await opened).name).toBe('opened');
  expect([requests.mock.calls.length, databases.mock.calls.length]).toEqual([2, 1]);
});

test('two openings that Safari never answers leave a third', async () => {
  const requests = vi.spyOn(indexedDB, 'open').mockImplementationOnce(unanswered).mockImplementationOnce(unanswered);
  const opened = open();
  await vi.advanceTimersByTimeAsync(2100);
  vi.useRealTimers();
  expect((await opened).name).toBe('opened');
  expect(requests).toHaveBeenCalledTimes(3);
});

test('an opening that was only late counts, and what was opened after it is closed', async () => {
  const [first, second] = [Promise.withResolvers<{ close(): void }>(), Promise.withResolvers<{ close(): void }>()];
  const open = vi
    .fn<() => Promise<{ close(): void }>>()
    .mockReturnValueOnce(first.promise)
    .mockReturnValueOnce(second.promise);
  const opened = firstAnswer(open);
  await vi.advanceTimersByTimeAsync(1100);
  const [late, later] = [{ close: vi.fn<() => void>() }, { close: vi.fn<() => void>() }];
  first.resolve(late);
  expect(await opened).toBe(late);
  second.resolve(later);
  await vi.advanceTimersByTimeAsync(3000);
  expect([late.close.mock.calls.length, later.close.mock.calls.length, open.mock.calls.length]).toEqual([0, 1, 2]);
});

test.each(['AbortError', 'UnknownError'])(
  'a first opening that fails with Safari’s %s is tried again',
  async (name) => {
    const requests = vi.spyOn(indexedDB, 'open').mockImplementationOnce(refused(name));
    const opened = open();
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
    expect((await opened).name).toBe('opened');
    expect(requests).toHaveBeenCalledTimes(2);
  },
);

test('an AbortError that comes again is no passing one: whoever opens hears of it at once', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(refused('AbortError'));
  const failed = expect(open()).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(300);
  await failed;
});

test.each(['fails', 'is closed'])(
  'a setting made as Safari’s connection %s is on the disk all the same',
  async (how) => {
    vi.useRealTimers();
    const opened = vi.spyOn(indexedDB, 'open');
    const settings = new DurableSettings(() => undefined);
    await settings.open(() => []);
    const connection = (opened.mock.results[0]!.value as IDBOpenDBRequest).result;
    if (how === 'fails') loseConnection(connection);
    else connection.close();
    settings.set('seguia.session', 'token');
    await settings.written();
    expect(await readFromDisk(['seguia.session'])).toEqual(['token']);
  },
);
