// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { answering, loggedIn, nothing, storyFarm } from '@seguia/testing/story-server';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemotesContext } from '../remotes/context.ts';
import { Remotes } from '../remotes/remotes.ts';
import { AppLayout } from './AppLayout.tsx';

beforeEach(() => vi.stubGlobal('__HOST_API__', '1.0.0'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** The layout behind the login, with a page. */
function renderLayout(page: ReactNode) {
  answering({ '*': nothing });
  const store = createStore();
  loggedIn(store, { farm: storyFarm });
  const remotes = new Remotes({}, 'fr', vi.fn(), { failed: vi.fn(), runs: vi.fn() });
  render(
    <Provider store={store}>
      <RemotesContext value={remotes}>
        <IntlProvider locale="fr" onError={() => undefined}>
          <MemoryRouter initialEntries={['/app/new']}>
            <Routes>
              <Route element={<AppLayout />}>
                <Route path="*" element={page} />
              </Route>
            </Routes>
          </MemoryRouter>
        </IntlProvider>
      </RemotesContext>
    </Provider>,
  );
  return store;
}

test('the first element that Tab reaches leads past the navigation to the page', () => {
  renderLayout(<h1 tabIndex={-1}>Nouveau relevé</h1>);
  const first = document.querySelector<HTMLElement>('a, button, input');
  expect(first?.textContent).toBe('Aller au contenu');
  first?.click();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('values typed for one farm are gone once another tab has chosen another farm', async () => {
  const store = renderLayout(<input />);
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(field(), { target: { value: '2,31' } });
  act(() => loggedIn(store, { farm: { ...storyFarm, name: 'Renamed' } }));
  expect(field().value).toBe('2,31');
  act(() => loggedIn(store, { farm: { ...storyFarm, id: 'another' } }));
  expect(field().value).toBe('');
});
