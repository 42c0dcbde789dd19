import { afterEach, expect, test, vi } from 'vitest';
import type { Device } from './device.ts';
import { PersonFirst } from '../database/person-first.ts';
import { withStorageErrors, LostWriteError, StorageFullError } from './storage-error.ts';

type Room = { room: number | null; makeRoom: () => Promise<void> };
const device = (journal: Room | null = null, db = async () => ({})) =>
  ({ db, journal, personFirst: new PersonFirst() }) as unknown as Device;
const failing = (error: unknown) =>
  withStorageErrors(device(), async () => {
    throw error;
  });
afterEach(() => void vi.useRealTimers());

test.each([
  ['QuotaExceededError', 'x', 'full'],
  ['Error', 'There is no space left', 'full'],
  ['Error', 'ENOSPC: nospace', 'full'],
  ['InvalidStateError', 'x', 'unavailable'],
  ['UnknownError', 'x', 'unavailable'],
  ['SecurityError', 'x', 'unavailable'],
  ['AbortError', 'x', 'unavailable'],
  ['NotFoundError', 'x', 'unavailable'],
  ['VersionError', 'x', 'unavailable'],
])('%s (%s) means that the device is %s', async (name, message, reason) => {
  const cause = new DOMException(message, name);
  await expect(failing(cause)).rejects.toMatchObject({ name: 'StorageFullError', reason, hangs: false, cause });
});

test('a write that cannot be found was not kept', async () => {
  await expect(failing(new LostWriteError())).rejects.toMatchObject({ reason: 'unavailable', hangs: false });
});

test('passes on any error that is no fault of the storage', async () => {
  const fault = new TypeError('x is undefined');
  await expect(failing(fault)).rejects.toBe(fault);
  await expect(failing('said')).rejects.toBe('said');
});

test('storage that does not answer in 5 s hangs: another try must use the same id, and what gave way goes on', async () => {
  vi.useFakeTimers();
  const own = device();
  const rejected = expect(withStorageErrors(own, () => new Promise(() => {}))).rejects.toMatchObject({
    name: 'StorageFullError',
    reason: 'unavailable',
    hangs: true,
  });
  const free = vi.fn<() => void>();
  void own.personFirst.free().then(free);
  await vi.advanceTimersByTimeAsync(4900);
  expect(free).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(150);
  await rejected;
  expect(free).toHaveBeenCalledTimes(1);
});

test.each([
  [null, 0],
  [16 * 1024, 0],
  [16 * 1024 - 1, 1],
])('a journal with %j bytes asks for room %i times before a change is written', async (room, calls) => {
  const journal = { room, makeRoom: vi.fn<() => Promise<void>>(async () => void (journal.room = 100_000)) };
  expect(await withStorageErrors(device(journal), async () => 'written')).toBe('written');
  expect(journal.makeRoom).toHaveBeenCalledTimes(calls);
});

test('a journal without room stops the change', async () => {
  const write = vi.fn<() => Promise<void>>(async () => {});
  const written = withStorageErrors(device({ room: 1, makeRoom: async () => {} }), write);
  await expect(written).rejects.toBeInstanceOf(StorageFullError);
  await expect(written).rejects.toMatchObject({ reason: 'full', message: 'The device has no room left.' });
  expect(write).not.toHaveBeenCalled();
});

test('a database that does not open keeps nothing', async () => {
  const closed = device(null, () => Promise.reject(new DOMException('x', 'SecurityError')));
  await expect(withStorageErrors(closed, async () => 1)).rejects.toMatchObject({
    reason: 'unavailable',
    message: 'The device does not let the app keep data.',
  });
});
