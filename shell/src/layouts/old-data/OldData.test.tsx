// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { newId } from '@seguia/shared/domain/uuid';
import { syncStatusAtom } from '@seguia/shared/platform';
import { Page } from '@seguia/shared/ui';
import type { StoredData } from '@seguia/shared/ui/layout/page-note.ts';
import { answering, loggedIn, nothing, problem, storyFarm, storyProfile } from '@seguia/testing/story-server';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import texts from '../../../../locales/shell/en.json' with { type: 'json' };
import { RemotesContext } from '../../remotes/context.ts';
import { Remotes } from '../../remotes/remotes.ts';
import { AppLayout } from '../AppLayout.tsx';

const realFetch = globalThis.fetch;
beforeEach(() => vi.stubGlobal('__HOST_API__', '1.0.0'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  globalThis.fetch = realFetch;
});

const soon = { timeout: 10_000 };

/** Opens a page of the app on the device of this account, in a new start of the app. */
async function open(id: string, stored?: StoredData) {
  cleanup();
  const store = createStore();
  loggedIn(store, { as: { ...storyProfile, id }, farm: storyFarm });
  const remotes = new Remotes({}, 'fr', vi.fn(), { failed: vi.fn(), runs: vi.fn() });
  const page = (
    <Page title="History" stored={stored}>
      <p>Readings</p>
    </Page>
  );
  await act(async () =>
    render(
      <Provider store={store}>
        <RemotesContext value={remotes}>
          <IntlProvider locale="en" messages={texts} onError={() => undefined}>
            <MemoryRouter initialEntries={['/app/history']}>
              <Routes>
                <Route element={<AppLayout />}>
                  <Route path="*" element={page} />
                </Route>
              </Routes>
            </MemoryRouter>
          </IntlProvider>
        </RemotesContext>
      </Provider>,
    ),
  );
  return store;
}

const line = () => screen.queryByText(/^Showing data from/)?.textContent ?? null;

test('a refresh that fails with something stored says beneath the title from when the data is, also after a reload, until one succeeds', async () => {
  const id = newId();
  answering({ '*': nothing });
  const before = await open(id);
  await expect.poll(() => before.get(syncStatusAtom).lastPullAt, soon).not.toBeNull();
  expect(line()).toBeNull();
  answering({ '*': problem(500) });
  await open(id);
  await expect.poll(line, soon).toMatch(/^Showing data from .*\d/);
  expect(screen.queryByText('All sent')).toBeNull();
  answering({ '*': nothing });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  await expect.poll(line, soon).toBeNull();
  expect(screen.getByText('All sent')).toBeTruthy();
});

test('where nothing was ever fetched there is nothing to say the age of', async () => {
  answering({ '*': problem(500) });
  await open(newId());
  await screen.findByText('Not up to date', {}, soon);
  expect(line()).toBeNull();
});

test('what a page itself shows from this device is said with its own instant, and fetched again with Retry', async () => {
  answering({ '*': nothing });
  const onRetry = vi.fn();
  await open(newId(), { since: 1_780_000_000, onRetry });
  await expect.poll(line, soon).toMatch(/May 29, 2026/);
  await screen.findByText('All sent', {}, soon);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
