import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '@seguia/testing/memory-storage';
import { stubNativeBridge } from '@seguia/testing/native/stub-native-bridge';
import { PhoneFiles } from '../../../../tools/test-world/phone-files.ts';

let phone: PhoneFiles;

beforeEach(() => {
  phone = new PhoneFiles();
  clearWebStorage();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

/** Clears the storage, as a system does that needs space. */
function clearWebStorage() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', new MemoryStorage());
}

/** Starts the app. Its settings are open once `opened` resolves. */
async function start() {
  vi.resetModules();
  stubNativeBridge({ Filesystem: phone.methods });
  const settings = await import('../storage/storage.ts');
  const copying = (await import('./settings-copy.ts')).copySettings();
  return { ...settings, copying, opened: copying.then(() => settings.openStorage()) };
}
async function startAndOpen() {
  const app = await start();
  await app.opened;
  return app;
}
const session = JSON.stringify({ token: 'secret' });

async function logIn() {
  const app = await startAndOpen();
  app.writeStored('seguia.server', 'https://farm.example');
  app.writeStored('seguia.session', session);
  app.writeStored('seguia.farm:https://farm.example|p', '{"farm":"ü"}');
  await app.storageWritten();
  return app;
}

test('session and settings come back when the web view’s storage was cleared, as they were when the login was done', async () => {
  await logIn();
  clearWebStorage();
  const app = await startAndOpen();
  expect(app.readStored('seguia.session')).toBe(session);
  expect(app.readStored('seguia.server')).toBe('https://farm.example');
  expect(app.readStored('seguia.farm:https://farm.example|p')).toBe('{"farm":"ü"}');
  // They come back a second time without another change.
  clearWebStorage();
  expect((await startAndOpen()).readStored('seguia.session')).toBe(session);
});

test('a logout takes the token out of the files too, and nothing of it comes back', async () => {
  const app = await logIn();
  expect(phone.texts('settings').join('')).toContain('secret');
  app.writeStored('seguia.session', null);
  await app.storageWritten();
  expect(phone.texts('settings').join('')).not.toContain('secret');
  clearWebStorage();
  const next = await startAndOpen();
  expect([next.readStored('seguia.session'), next.readStored('seguia.server')]).toEqual([null, 'https://farm.example']);
});

test('a logout that the files did not hear of is made good at the next start: what the device has counts', async () => {
  const app = await logIn();
  phone.fault = (method) => (method === 'appendFile' ? 'full' : null);
  app.writeStored('seguia.session', null);
  await app.storageWritten();
  phone.fault = () => null;
  const next = await startAndOpen();
  expect(next.readStored('seguia.session')).toBeNull();
  await vi.waitFor(() => expect(phone.texts('settings').join('')).not.toContain('secret'));
});

test('a device that lost its database alone goes by what else it has', async () => {
  await logIn();
  clearWebStorage();
  localStorage.setItem('seguia.server', 'https://farm.example');
  expect((await startAndOpen()).readStored('seguia.session')).toBeNull();
});

test('another person’s login takes the place of the one before', async () => {
  const app = await logIn();
  app.writeStored('seguia.session', '{"token":"of another"}');
  await app.storageWritten();
  clearWebStorage();
  expect((await startAndOpen()).readStored('seguia.session')).toBe('{"token":"of another"}');
});

test('what could not be written follows by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = await startAndOpen();
  phone.fault = () => 'full';
  app.writeStored('seguia.session', session);
  await app.storageWritten();
  expect(phone.texts('settings').join('')).not.toContain('secret');
  phone.fault = () => null;
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(phone.texts('settings').join('')).toContain('secret'));
});

test('a plug-in that never answers holds neither a start nor a login up for ever', async () => {
  await logIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  phone.fault = () => 'never';
  const app = await start();
  await vi.advanceTimersByTimeAsync(3000);
  await app.copying;
  vi.useRealTimers();
  await app.opened;
  expect(app.readStored('seguia.session')).toBe(session);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  app.writeStored('seguia.session', '{"token":"new"}');
  const written = app.storageWritten();
  await vi.advanceTimersByTimeAsync(5000);
  await written;
});
