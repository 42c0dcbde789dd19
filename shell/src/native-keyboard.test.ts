// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

type Listeners = Map<string, () => void>;

/** A phone as Capacitor shows it to the page, or a browser in which its script happens to be there. */
function phone({ native }: { native: boolean }): Listeners {
  const listeners: Listeners = new Map();
  const addListener = async (event: string, listener: () => void) => listeners.set(event, listener);
  vi.stubGlobal('Capacitor', { isNativePlatform: () => native, Plugins: { Keyboard: { addListener } } });
  return listeners;
}

const start = async () => (await import('./native-keyboard.ts')).watchNativeKeyboard();

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

test('the native app listens to its keyboard, and marks the page while it is open', async () => {
  const listeners = phone({ native: true });
  await start();
  expect([...listeners.keys()]).toEqual(['keyboardWillShow', 'keyboardWillHide']);
  listeners.get('keyboardWillShow')?.();
  expect(document.documentElement.hasAttribute('data-keyboard')).toBe(true);
  listeners.get('keyboardWillHide')?.();
  expect(document.documentElement.hasAttribute('data-keyboard')).toBe(false);
});

test('no keyboard listener exists on the web', async () => {
  const listeners = phone({ native: false });
  await start();
  expect(listeners.size).toBe(0);
  vi.stubGlobal('Capacitor', undefined);
  vi.resetModules();
  await start();
  expect(listeners.size).toBe(0);
});

test('a phone whose app has no keyboard plugin, or refuses to listen, starts all the same', async () => {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true, Plugins: {} });
  await start();
  const addListener = () => Promise.reject(new Error('not implemented'));
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true, Plugins: { Keyboard: { addListener } } });
  vi.resetModules();
  await start();
});
