// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { markKey } from '@seguia/shared/device/database/marks';
import { deviceOf } from '@seguia/shared/device/local/device';
import { rolePermissions } from '@seguia/shared/domain/permissions';
import { newId } from '@seguia/shared/domain/uuid';
import { serverAtom } from '@seguia/shared/platform';
import { loggedIn, storyFarm, storyProfile } from '@seguia/testing/story-server';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, MemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemotesContext } from '../../remotes/context.ts';
import { Remotes } from '../../remotes/remotes.ts';
import type { Release } from '../../remotes/registry/registry.ts';
import { MainNav } from './MainNav.tsx';

beforeEach(() => vi.stubGlobal('__HOST_API__', '1.0.0'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const release = (version: string, to: string): Release => ({
  version,
  base: `/r/mf-readings/${version}/`,
  entry: 'remoteEntry.1.js',
  hostApi: '^1.0.0',
  layout: 'app',
  routes: [],
  files: {},
  navigation: [{ to, order: 1, icon: 'today', name: { fr: `${version} at ${to}` } }],
});

// Specification 2: the navigation is that of the versions in use
test('going back to the version before shows its links', async () => {
  const registry = { 'mf-readings': [release('2', '/app/new'), release('1', '/app')] };
  const remotes = new Remotes(registry, 'fr', vi.fn(), { failed: vi.fn(), runs: vi.fn() });
  const Layout = () => (
    <>
      <MainNav />
      <Outlet />
    </>
  );
  const Card = () => {
    const navigate = useNavigate();
    const fallBack = () => {
      remotes.fallBack('mf-readings');
      void navigate('/app', { replace: true });
    };
    return <button onClick={fallBack}>back</button>;
  };
  const router = createMemoryRouter([{ path: '/', Component: Layout, children: [{ path: '*', Component: Card }] }], {
    initialEntries: ['/app'],
  });
  render(
    <RemotesContext value={remotes}>
      <IntlProvider locale="fr" onError={() => undefined}>
        <RouterProvider router={router} />
      </IntlProvider>
    </RemotesContext>,
  );
  expect(screen.getByRole('link').textContent).toBe('2 at /app/new');
  fireEvent.click(screen.getByRole('button'));
  await expect.poll(() => screen.getByRole('link').textContent).toBe('1 at /app');
});

// Specification 9: a viewer has no "New reading"
test.each([
  ['recorder', ['1 at /app', '1 at /app/new']],
  ['viewer', ['1 at /app']],
] as const)('a %s sees the links that their role has the right to', (role, shown) => {
  const [all, own] = ['/app', '/app/new'].map((to) => release('1', to).navigation?.[0]);
  const navigation = [all!, { ...own!, order: 2, right: 'fertirrigation.create' }];
  const remotes = new Remotes({ 'mf-readings': [{ ...release('1', ''), navigation }] }, 'fr', vi.fn(), {
    failed: vi.fn(),
    runs: vi.fn(),
  });
  const store = createStore();
  loggedIn(store, { farm: { ...storyFarm, role, permissions: [...rolePermissions[role]] } });
  render(
    <Provider store={store}>
      <RemotesContext value={remotes}>
        <IntlProvider locale="fr" onError={() => undefined}>
          <MemoryRouter>
            <MainNav />
          </MemoryRouter>
        </IntlProvider>
      </RemotesContext>
    </Provider>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(shown);
});

/** The navigation of one remote's release, at a path, for the account `as`. */
function renderAt(path: string, declared: Partial<Release>, as = storyProfile) {
  const outcomes = { failed: vi.fn(), runs: vi.fn() };
  const remotes = new Remotes({ 'mf-readings': [{ ...release('1', '/app'), ...declared }] }, 'fr', vi.fn(), outcomes);
  const store = createStore();
  loggedIn(store, { as, farm: { ...storyFarm, role: 'recorder', permissions: [...rolePermissions.recorder] } });
  render(
    <Provider store={store}>
      <RemotesContext value={remotes}>
        <IntlProvider locale="fr" onError={() => undefined}>
          <MemoryRouter initialEntries={[path]}>
            <MainNav />
          </MemoryRouter>
        </IntlProvider>
      </RemotesContext>
    </Provider>,
  );
}

const entry = (to: string, more: object = {}) => ({ to, order: 1, icon: 'today', name: { fr: to }, ...more });
const current = () =>
  screen
    .getAllByRole('link')
    .flatMap((link) => (link.getAttribute('aria-current') === 'page' ? [link.textContent] : []));

test.each([
  ['/app', ['/app']],
  ['/app/plot/1', ['/app']],
  ['/app/plots', []],
  ['/app/campaign/7/plot/1', ['/app/campaign']],
  ['/app/farm/labels', ['/app/farm/plots']],
])('at %s the navigation marks %j as the place where the person is', (path, marked) => {
  const navigation = [entry('/app', { also: ['/app/plot'] }), entry('/app/campaign')];
  renderAt(path, { navigation, farm: [entry('/app/farm/plots', { also: ['/app/farm/labels'] })] });
  expect(current()).toEqual(marked);
});

test('the farm’s pages are a named group, as far as the person has the right to them', () => {
  renderAt('/app', { farm: [entry('/app/bands'), entry('/app/farm/people', { right: 'users.view' })] });
  const group = screen.getByRole('group', { name: 'Exploitation' });
  expect([...group.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['/app/bands']);
});

test('the page of a list that the data server does not keep has no link', async () => {
  const as = { ...storyProfile, id: newId() };
  const store = createStore();
  loggedIn(store, { as, farm: storyFarm });
  const db = await deviceOf({ server: store.get(serverAtom) ?? '', id: as.id }).db();
  await db.put('marks', { mark: '0', missing: true }, markKey(storyFarm.id, 'waterDays'));
  await db.put('marks', { mark: '7' }, markKey(storyFarm.id, 'meters'));
  renderAt(
    '/app',
    { farm: [entry('/app/water', { list: 'waterDays' }), entry('/app/meters', { list: 'meters' })] },
    as,
  );
  const group = screen.getByRole('group', { name: 'Exploitation' });
  await waitFor(() =>
    expect([...group.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['/app/meters']),
  );
});
