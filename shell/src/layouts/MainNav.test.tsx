// @vitest-environment happy-dom
import { rolePermissions } from '@seguia/shared/domain/permissions';
import { loggedIn, storyFarm } from '@seguia/testing/story-server';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, MemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemotesContext } from '../remotes/context.ts';
import { Remotes } from '../remotes/remotes.ts';
import type { Release } from '../remotes/registry/registry.ts';
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

test('a person who goes back to the version before sees its links', async () => {
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
