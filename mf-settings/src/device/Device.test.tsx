// @vitest-environment happy-dom
import { profileAtom, serverAtom, sessionAtom } from '@seguia/shared/platform';
import { renderScreen } from '@seguia/testing/render-screen';
import { afterEach, expect, test, vi } from 'vitest';
import feature from '../feature.ts';

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'storage');
  vi.unstubAllGlobals();
});

test.each([
  [true, 'The browser does not clear this data on its own.'],
  [false, 'The browser may clear this data when space runs out.'],
])('Settings say what the browser gave when it was to keep the data: %s', async (persisted, says) => {
  const storage = { persisted: async () => persisted, estimate: async () => ({ usage: 4_000_000, quota: 9_000_000 }) };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const screen = await renderScreen({
    feature,
    app: 'mf-settings',
    path: '/app/settings',
    prepare: (store) => {
      store.set(serverAtom, 'https://farm.example');
      store.set(sessionAtom, { token: 't', deviceToken: 'd', createdAt: 1, updatedAt: 1, expireAt: 9_999_999_999 });
      const names = { email: 'a@example.test', firstname: 'Nadia', lastname: 'A' };
      store.set(profileAtom, { id: 'p', ...names, avatar: null, permissions: [], createdAt: 1, updatedAt: 1 });
    },
  });
  expect(await screen.findByText(says)).toBeTruthy();
});
