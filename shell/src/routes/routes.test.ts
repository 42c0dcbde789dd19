// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Remotes } from '../remotes/remotes.ts';
import { rememberDeepLink, takeDeepLink } from '../guards/return-to.ts';
import { createRouter, firstPage } from './routes.tsx';

const history = { name: 'mf-readings', layout: 'app' };
const remotes = { of: (path: string) => (path.startsWith('/app/history') ? history : null) } as unknown as Remotes;

/** Opens a path before a farm is chosen, and returns the page that is remembered. */
async function remembered(path: string): Promise<string | null> {
  window.history.replaceState(null, '', path);
  const state = () => ({ server: true, loggedIn: true, farm: false });
  const router = createRouter({ basename: '/en', locale: 'en', remotes, state });
  await firstPage(router);
  expect(router.state.location.pathname).toBe('/en/farmers');
  router.dispose();
  return takeDeepLink();
}

test('remembers a page that some part serves over the choice of the farm, with its search', async () => {
  expect(await remembered('/en/app/history?plot=1')).toBe('/app/history?plot=1');
  expect(await remembered('/en/app/about')).toBe('/app/about');
});

// Specification 2: a page that does not exist is not remembered over the choice of the farm
test('does not remember a page that does not exist over the choice of the farm', async () => {
  expect(await remembered('/en/nothing')).toBeNull();
  expect(await remembered('/en/app/compaign')).toBeNull();
});

test.each(['/en/app', '/en/App', '/en/app/'])('%s leads to the remembered page', async (path) => {
  rememberDeepLink('/app/history', '?plot=1');
  window.history.replaceState(null, '', path);
  const state = () => ({ server: true, loggedIn: true, farm: true });
  const router = createRouter({ basename: '/en', locale: 'en', remotes, state });
  await expect.poll(() => router.state.location.pathname).toBe('/en/app/history');
  router.dispose();
});

test('the guards run on every navigation within the app, not on the first one alone', async () => {
  window.history.replaceState(null, '', '/en/app/about');
  let farm = true;
  const state = () => ({ server: true, loggedIn: true, farm });
  const router = createRouter({ basename: '/en', locale: 'en', remotes, state });
  await firstPage(router);
  expect(router.state.location.pathname).toBe('/en/app/about');
  farm = false;
  await router.navigate('/app/about?again');
  expect(router.state.location.pathname).toBe('/en/farmers');
  router.dispose();
});
