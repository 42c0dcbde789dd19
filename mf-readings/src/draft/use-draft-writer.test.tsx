// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { type createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { farmChoiceAtom } from '@seguia/shared/session/account/farm-choice';
import { sessionAtom } from '@seguia/shared/session/account/session';
import { deviceAtom } from '@seguia/shared/device/local/farm-device';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { useDraftWriter } from './use-draft-writer.ts';

type Store = ReturnType<typeof createStore>;
const chooseFarm = (store: Store) =>
  store.set(
    farmChoiceAtom,
    ((choice) => ({ ...choice, farm: { ...choice.farm!, id: 'another' } }))(store.get(farmChoiceAtom)),
  );

// Another tab can do both, less than a moment after the last key.
test.each([
  ['the session has ended', (store: Store) => store.set(sessionAtom, null)],
  ['another farm is chosen', chooseFarm],
])(
  'the last write of a form that leaves the screen because %s belongs to the farm that it began on',
  async (_why, change) => {
    const { store } = loggedInStore();
    const device = store.get(deviceAtom)!;
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const { result, unmount } = renderHook(() => useDraftWriter(), { wrapper });
    result.current.want({ what: 'draft', readingId: 'r', value: 'typed' });
    change(store);
    unmount();
    await vi.waitFor(async () =>
      expect(await (await device.db()).getAll('unfinished')).toMatchObject([{ farm: 'farm', value: 'typed' }]),
    );
  },
);
