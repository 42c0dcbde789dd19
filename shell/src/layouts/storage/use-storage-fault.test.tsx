// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { NewerDatabaseError } from '@seguia/shared/session/storage/database-versions';
import { profileAtom, serverAtom, sessionAtom } from '@seguia/shared/platform';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageFault } from '../../errors/StorageFault.tsx';
import { useStorageFault } from './use-storage-fault.ts';

const takeNext = vi.hoisted(() => vi.fn(() => () => undefined));
vi.mock('../../update/take-next-shell.ts', () => ({ takeNextShell: takeNext }));

function App() {
  const fault = useStorageFault();
  return fault ? <StorageFault fault={fault} /> : <p>the app</p>;
}

let server = 0;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

async function open() {
  const store = createStore();
  const times = { createdAt: 1, updatedAt: 1 };
  const names = { firstname: 'Nadia', lastname: 'B.', email: 'n@example.test', avatar: null, permissions: [] };
  store.set(serverAtom, `https://api${(server += 1)}.example`);
  store.set(sessionAtom, { token: 't', deviceToken: 'd', ...times, expireAt: 9_999_999_999 });
  store.set(profileAtom, { id: 'me', ...names, ...times });
  await act(async () =>
    render(
      <Provider store={store}>
        <IntlProvider locale="fr" onError={() => {}}>
          <App />
        </IntlProvider>
      </Provider>,
    ),
  );
}

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a database that opens shows the app', async () => {
  vi.useRealTimers();
  await open();
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(screen.getByText('the app')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a database that does not open ends in a page with Retry after 5 s', async () => {
  vi.spyOn(indexedDB, 'open').mockReturnValue(new (IDBOpenDBRequest as unknown as new () => IDBOpenDBRequest)());
  await open();
  await after(4900);
  expect(screen.queryByRole('alert')).toBeNull();
  await after(200);
  expect(screen.getByRole('alert').textContent).toMatch(/ne répond pas.*Fermez les autres onglets/);
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy();
  expect(screen.queryByText('the app')).toBeNull();
});

test('names at once a browser that refuses storage, as in private mode', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await open();
  await after(0);
  expect(screen.getByRole('alert').textContent).toMatch(/ne permet pas de garder des données.*navigation privée/);
});

test('names a database that only a newer release can read, and looks for the newer release', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new NewerDatabaseError('seguia', 105, 99);
  });
  await open();
  await after(0);
  expect(screen.getByRole('alert').textContent).toMatch(/trop ancienne.*gardés sur cet appareil.*sur papier/);
  expect(takeNext).toHaveBeenCalledTimes(1);
});
