// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { NativeMethods } from '@seguia/testing/native/native-bridge';
import { stubNativeBridge } from '@seguia/testing/native/stub-native-bridge';

beforeEach(() => {
  vi.resetModules();
  Reflect.deleteProperty(navigator, 'onLine');
  delete document.documentElement.dataset['theme'];
  return () => vi.unstubAllGlobals();
});

/** Starts the app on a phone. Returns the events of the page since then. */
async function start(methods: NativeMethods) {
  const bridge = stubNativeBridge(methods);
  const events: string[] = [];
  for (const name of ['online', 'offline', 'focus']) window.addEventListener(name, () => events.push(name));
  document.addEventListener('visibilitychange', () => events.push('visibilitychange'));
  await (await import('./watch-phone.ts')).liveOnPhone(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return { ...bridge, events };
}

const answers = (connected: boolean) => ({ getStatus: () => Promise.resolve({ connected }) });

test('the phone’s word on its network overrides the web view’s', async () => {
  const { events, send } = await start({ Network: answers(false) });
  expect([navigator.onLine, events]).toEqual([false, ['offline']]);
  send('Network.networkStatusChange', { connected: true });
  expect([navigator.onLine, events]).toEqual([true, ['offline', 'online']]);
  send('Network.networkStatusChange', { connected: true });
  expect(events).toHaveLength(2);
});

test('a change of the network is newer than an answer that comes after it', async () => {
  let answer: (status: { connected: boolean }) => void = () => undefined;
  const { send } = await start({ Network: { getStatus: () => new Promise((resolve) => (answer = resolve)) } });
  send('Network.networkStatusChange', { connected: true });
  answer({ connected: false });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(navigator.onLine).toBe(true);
});

test.each<[string, NativeMethods]>([
  ['lacks the plug-in', {}],
  ['fails', { Network: { getStatus: () => Promise.reject(new Error('no service')) } }],
  ['never answers', { Network: { getStatus: () => new Promise(() => undefined) } }],
])('uses the web view’s word on the network if the phone %s', async (_, methods) => {
  const { events } = await start(methods);
  expect([navigator.onLine, events]).toEqual([true, []]);
});

test('an app that comes back does what a page does that is seen again, and reads the network anew', async () => {
  const getStatus = vi.fn(() => Promise.resolve({ connected: true }));
  const { events, send } = await start({ Network: { getStatus }, App: { getLaunchUrl: () => Promise.resolve() } });
  const before = events.length;
  send('App.resume');
  expect(events.slice(before)).toEqual(['visibilitychange', 'focus']);
  await vi.waitFor(() => expect(getStatus).toHaveBeenCalledTimes(2));
});

test('the signs in the phone’s bars follow the theme', async () => {
  const styles: unknown[] = [];
  await start({ SystemBars: { setStyle: (style) => Promise.resolve(styles.push(style)) } });
  expect(styles).toEqual([{ style: 'DEFAULT' }]);
  for (const theme of ['dark', 'outdoor', 'light']) {
    document.documentElement.dataset['theme'] = theme;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(styles).toEqual([{ style: 'DEFAULT' }, { style: 'DARK' }, { style: 'LIGHT' }]);
});

test('the app starts on a phone whose bars take no style', async () => {
  await start({ SystemBars: { setStyle: () => Promise.reject(new Error('not implemented')) } });
});
