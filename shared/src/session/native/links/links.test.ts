// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { NativeMethods } from '@seguia/testing/native/native-bridge';
import { stubNativeBridge } from '@seguia/testing/native/stub-native-bridge';

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  document.head.innerHTML = '<meta name="seguia-link-host" content="app.farm.example">';
  return () => vi.unstubAllGlobals();
});

/** Starts the app on a phone with these answers. Returns the places to which links led. */
async function start(App: NativeMethods[string] | null, native = true) {
  const { send } = stubNativeBridge(App ? { App } : {}, { native });
  const places: string[] = [];
  await (await import('../watch-phone.ts')).liveOnPhone((place) => places.push(place));
  return { places, send: (url: string) => send('App.appUrlOpen', { url }) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('the link that started the app is followed once, also when the page loads again', async () => {
  const getLaunchUrl = () => Promise.resolve({ url: 'https://app.farm.example/en/join?server=a#b' });
  const first = await start({ getLaunchUrl });
  await vi.waitFor(() => expect(first.places).toEqual(['/join?server=a#b']));
  vi.resetModules();
  const again = await start({ getLaunchUrl });
  await settle();
  expect(again.places).toEqual([]);
});

test('a link that a phone gives both ways is followed once, and again when it is tapped again', async () => {
  const url = 'seguia://open/app/history';
  let answer: (launch: { url: string }) => void = () => undefined;
  const { places, send } = await start({ getLaunchUrl: () => new Promise((resolve) => (answer = resolve)) });
  await settle();
  send(url);
  answer({ url });
  await settle();
  expect(places).toEqual(['/app/history']);
  send(url);
  expect(places).toEqual(['/app/history', '/app/history']);
});

test('a hostile link leads nowhere', async () => {
  const { places, send } = await start({ getLaunchUrl: () => Promise.resolve({ url: 'seguia://evil' }) });
  await settle();
  for (const url of ['javascript:alert(1)', '//evil.example', 'https://evil.example/app']) send(url);
  expect(places).toEqual([]);
});

test.each<[string, NativeMethods[string] | null]>([
  ['has no such plug-in', null],
  ['fails', { getLaunchUrl: () => Promise.reject(new Error('no activity')) }],
  ['never answers', { getLaunchUrl: () => new Promise(() => undefined) }],
  ['was started by its icon', { getLaunchUrl: () => Promise.resolve() }],
])('a phone that %s opens no link, and the app runs', async (_, App) => {
  const { places } = await start(App);
  await settle();
  expect(places).toEqual([]);
});

test('a browser is asked for no link', async () => {
  const getLaunchUrl = vi.fn();
  await start({ getLaunchUrl }, false);
  expect(getLaunchUrl).not.toHaveBeenCalled();
});
