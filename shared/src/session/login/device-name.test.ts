import { beforeEach, expect, test, vi } from 'vitest';
import type { NativeMethods } from '@seguia/testing/native/native-bridge';
import { stubNativeBridge } from '@seguia/testing/native/stub-native-bridge';

/** Returns the name that this device gives itself, with the native app's bridge around the page. */
async function nameOn(methods: NativeMethods, native = true): Promise<string> {
  stubNativeBridge(methods, { native });
  vi.resetModules();
  const { deviceName } = await import('./device-name.ts');
  return deviceName();
}

beforeEach(() => () => vi.unstubAllGlobals());
const browser = /^browser \([\da-f]{8}\)$/;
const named = (name?: string) => ({ Device: { getInfo: () => ({ name }) } });

test('the native app has the name that the person gave the phone, 120 characters of it at most', async () => {
  expect(await nameOn(named(' Malika’s phone '))).toBe('Malika’s phone');
  expect(await nameOn(named('x'.repeat(200)))).toBe('x'.repeat(120));
});

test.each<[string, NativeMethods, boolean]>([
  ['a page that only has the native app’s library', named('Phone'), false],
  ['an app without the plug-in', {}, true],
  ['an app that fails to answer', { Device: { getInfo: () => Promise.reject(new Error('denied')) } }, true],
  ['a phone without a name', named(), true],
  ['a phone whose name is blank', named('  '), true],
])('%s is a browser', async (_what, methods, native) => {
  expect(await nameOn(methods, native)).toMatch(browser);
});

test('a page in a browser is one', async () => {
  vi.resetModules();
  const { deviceName } = await import('./device-name.ts');
  expect(await deviceName()).toMatch(browser);
});

test('a phone that never says its name holds no login up', async () => {
  vi.useFakeTimers();
  const name = nameOn({ Device: { getInfo: () => new Promise(() => undefined) } });
  await vi.waitFor(() => vi.advanceTimersByTimeAsync(2000));
  expect(await name).toMatch(browser);
  vi.useRealTimers();
});
