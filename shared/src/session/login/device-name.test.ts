import { beforeEach, expect, test, vi } from 'vitest';

type GetInfo = () => Promise<{ name?: string }>;

/** What this device calls itself where the native app's bridge is, or says it is not, around the page. */
async function nameOn(native: boolean | null, getInfo?: GetInfo): Promise<string> {
  const plugins = getInfo && { Device: { getInfo } };
  vi.stubGlobal('Capacitor', native === null ? undefined : { isNativePlatform: () => native, Plugins: plugins });
  vi.resetModules();
  const { deviceName } = await import('./device-name.ts');
  return deviceName();
}

beforeEach(() => void vi.unstubAllGlobals());
const browser = /^browser \([\da-f]{8}\)$/;

test('the native app has the name that the person gave the phone, 120 characters of it at most', async () => {
  expect(await nameOn(true, async () => ({ name: ' Malika’s phone ' }))).toBe('Malika’s phone');
  expect(await nameOn(true, async () => ({ name: 'x'.repeat(200) }))).toBe('x'.repeat(120));
});

test.each<[string, boolean | null, GetInfo | undefined]>([
  ['a page in a browser', null, undefined],
  ['a page that only has the native app’s library', false, async () => ({ name: 'Phone' })],
  ['an app that cannot be asked', true, undefined],
  ['an app that fails to answer', true, () => Promise.reject(new Error('denied'))],
  ['a phone without a name', true, async () => ({})],
  ['a phone whose name is blank', true, async () => ({ name: '  ' })],
])('%s is a browser', async (_what, native, getInfo) => {
  expect(await nameOn(native, getInfo)).toMatch(browser);
});

test('a native app without plugins is a browser, too', async () => {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  vi.resetModules();
  const { deviceName } = await import('./device-name.ts');
  expect(await deviceName()).toMatch(browser);
});
