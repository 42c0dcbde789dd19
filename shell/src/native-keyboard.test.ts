import { beforeEach, expect, test, vi } from 'vitest';

type Heard = Map<string, () => void>;

/** A phone as Capacitor shows it to the page, or a browser in which its script happens to be there. */
function phone({ native }: { native: boolean }): Heard {
  const heard: Heard = new Map();
  const addListener = async (event: string, listener: () => void) => heard.set(event, listener);
  vi.stubGlobal('Capacitor', { isNativePlatform: () => native, Plugins: { Keyboard: { addListener } } });
  return heard;
}

const start = async () => (await import('./native-keyboard.ts')).watchNativeKeyboard();

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

test('the native app listens to its keyboard, and marks the page while it is open', async () => {
  const heard = phone({ native: true });
  await start();
  expect([...heard.keys()]).toEqual(['keyboardWillShow', 'keyboardWillHide']);
  heard.get('keyboardWillShow')?.();
  expect(document.documentElement.hasAttribute('data-keyboard')).toBe(true);
  heard.get('keyboardWillHide')?.();
  expect(document.documentElement.hasAttribute('data-keyboard')).toBe(false);
});

test('no keyboard listener exists on the web', async () => {
  const heard = phone({ native: false });
  await start();
  expect(heard.size).toBe(0);
  vi.stubGlobal('Capacitor', undefined);
  vi.resetModules();
  await start();
  expect(heard.size).toBe(0);
});

test('a phone whose app has no keyboard plugin, or refuses to listen, starts all the same', async () => {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true, Plugins: {} });
  await start();
  const addListener = () => Promise.reject(new Error('not implemented'));
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true, Plugins: { Keyboard: { addListener } } });
  vi.resetModules();
  await start();
});
