import { beforeEach, expect, test, vi } from 'vitest';
import { stubNativeBridge } from '@seguia/testing/native/stub-native-bridge';
import { PhoneFiles } from '../../../../tools/test-world/phone-files.ts';

interface Note {
  number: number;
  what: string;
  text: string | null;
}

let phone: PhoneFiles;

beforeEach(() => {
  phone = new PhoneFiles();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Starts the app. */
async function start() {
  vi.resetModules();
  stubNativeBridge({ Filesystem: phone.methods });
  const { RecordFiles } = await import('./record-files.ts');
  return new RecordFiles<Note>('notes', { keyOf: ({ what }) => what, isOpen: ({ text }) => text !== null });
}
const note = (number: number, what: string, text: string | null = `${what} ${number}`): Note => ({
  number,
  what,
  text,
});
const texts = async (files: Awaited<ReturnType<typeof start>>) => (await files.read()).records.map(({ text }) => text);
const onDisk = () => phone.texts('notes');
const nameOfNewest = () => [...phone.files.keys()].at(-1)!;

test('records come back at the next start: of each thing the newest, with letters of every language', async () => {
  const files = await start();
  expect(await files.read()).toEqual({ records: [], last: 0 });
  await files.append([note(1, 'a', 'رطوبة – 2,4 żółć 🍅'), note(2, 'b')]);
  await files.append([note(3, 'b')]);
  const again = await start();
  expect(await texts(again)).toEqual(['رطوبة – 2,4 żółć 🍅', 'b 3']);
  expect((await again.read()).last).toBe(3);
  expect([...phone.files.keys()]).toEqual(['LIBRARY_NO_CLOUD/seguia/notes/1']);
  expect(onDisk().join('')).toMatch(/^[\n -~]+$/);
});

test('a last write that was cut anywhere costs that write alone, and what is added behind it is read', async () => {
  const files = await start();
  await files.append([note(1, 'a')]);
  const before = phone.files.get(nameOfNewest())!;
  await files.append([note(2, 'b', 'ü')]);
  const whole = phone.files.get(nameOfNewest())!;
  for (let length = before.length; length < whole.length; length += 1) {
    phone.files.set(nameOfNewest(), whole.slice(0, length));
    const next = await start();
    expect(await texts(next)).toEqual(length < whole.length - 1 ? ['a 1'] : ['a 1', 'ü']);
    await next.append([note(3, 'c')]);
    expect(await texts(await start())).toContain('c 3');
  }
});

test('a line that was altered is left out', async () => {
  const files = await start();
  await files.append([note(1, 'a')]);
  await files.append([note(2, 'b')]);
  const bytes = phone.files.get(nameOfNewest())!;
  bytes[bytes.length - 5]! ^= 1;
  expect(await texts(await start())).toEqual(['a 1']);
});

test('a grown file is written anew with what is open, and the older one goes', async () => {
  const files = await start();
  await files.append([note(1, 'open')]);
  for (let number = 2; number < 8; number += 1) await files.append([note(number, 'long', 'x'.repeat(50_000))]);
  await files.append([note(8, 'long', null)]);
  expect(onDisk()).toHaveLength(1);
  expect(onDisk()[0]!.length).toBeLessThan(60_000);
  expect(nameOfNewest()).not.toMatch(/\/1$/);
  const again = await start();
  expect(await texts(again)).toEqual(expect.arrayContaining(['open 1']));
  expect((await again.read()).last).toBe(8);
});

test('a new file that was cut anywhere leaves the older one in its place', async () => {
  for (let cut = 1; cut < 120; cut += 7) {
    phone = new PhoneFiles();
    const files = await start();
    await files.append([note(1, 'a'), note(2, 'b', null), note(3, 'c')]);
    phone.untilKilled = cut;
    void files.compact();
    await vi.waitFor(() => expect(phone.untilKilled).toBeLessThanOrEqual(0));
    phone.untilKilled = Infinity;
    const next = await start();
    expect(await texts(next)).toEqual(expect.arrayContaining(['a 1', 'c 3']));
    await next.append([note(4, 'd')]);
    expect(await texts(await start())).toEqual(expect.arrayContaining(['a 1', 'c 3', 'd 4']));
  }
});

test('a new file that comes late, after more was added, takes nothing back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const files = await start();
  await files.append([note(1, 'a')]);
  phone.fault = (method) => (method === 'writeFile' ? 'never' : null);
  const compacting = expect(files.compact()).rejects.toThrow('did not answer');
  await vi.advanceTimersByTimeAsync(3000);
  await compacting;
  phone.fault = () => null;
  const { wholeFile } = await import('./record-lines.ts');
  const late = new TextEncoder().encode(wholeFile(1, [note(1, 'a')]));
  await files.append([note(2, 'b'), note(3, 'a', null)]);
  phone.files.set('LIBRARY_NO_CLOUD/seguia/notes/2', late);
  const again = await start();
  expect((await again.read()).records).toEqual([note(2, 'b')]);
});

test('what was removed stands in no file any more', async () => {
  const files = await start();
  await files.append([note(1, 'token', 'secret')]);
  await files.append([note(2, 'token', null)]);
  await files.compact();
  expect(onDisk().join('')).not.toContain('secret');
  expect(await texts(await start())).toEqual([]);
});

test('a full disk refuses a record, says so, and the next one that finds room is kept', async () => {
  const files = await start();
  const { filesFailAtom } = await import('./files-state.ts');
  const store = (await import('jotai')).createStore();
  store.sub(filesFailAtom, () => {});
  await files.append([note(1, 'a')]);
  phone.fault = (method) => (/^(write|append)/.test(method) ? 'full' : null);
  await expect(files.append([note(2, 'b')])).rejects.toThrow('ENOSPC');
  expect(await texts(files)).toEqual(['a 1']);
  expect(store.get(filesFailAtom)).toBe(true);
  phone.fault = () => null;
  await files.append([note(3, 'c')]);
  expect(store.get(filesFailAtom)).toBe(false);
  expect(await texts(await start())).toEqual(['a 1', 'c 3']);
});

test('a plug-in that never answers, or is not in the app, is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const files = await start();
  phone.fault = () => 'never';
  const adding = expect(files.append([note(1, 'a')])).rejects.toThrow('did not answer');
  await vi.advanceTimersByTimeAsync(3000);
  await adding;
  phone.fault = () => null;
  await files.append([note(2, 'b')]);
  vi.resetModules();
  stubNativeBridge({});
  const { RecordFiles } = await import('./record-files.ts');
  await expect(new RecordFiles<Note>('notes', { keyOf: String, isOpen: Boolean }).read()).rejects.toThrow(/implement/);
});
