import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { farmDeviceAtom } from '../local/farm-device.ts';
import { newestFromDrippersAtom, newestReadingsAtom } from './newest-readings.ts';
import { sentRow } from './reading-rows.ts';

const { store } = loggedInStore();
const phone = new OfflineDevice();
const counted = { entryType: 'drippers', dripperUnit: 'ml', dripperCount: 10 } as const;

/** Stores readings on the device by id, each with the minute of the hour at which it was taken. */
async function put(readings: Record<string, Parameters<OfflineDevice['reading']>[0] & { minute: number }>) {
  const device = store.get(farmDeviceAtom)!.device;
  const tx = (await device.db()).transaction(['readings', 'plots'], 'readwrite');
  for (const id of ['p', 'q', 'empty']) void tx.objectStore('plots').put({ farm: 'farm', id, item: { id } as never });
  for (const [id, { minute, ...change }] of Object.entries(readings))
    void tx
      .objectStore('readings')
      .put(sentRow(phone.reading({ id, timestamp: 1_781_000_000 + minute * 60, ...change })));
  await tx.done;
  device.changes.announce('readings');
}
const ids = (atom: typeof newestReadingsAtom) =>
  Object.fromEntries([...(store.get(atom) ?? [])].map(([plot, { id }]) => [plot, id]));

test('each plot’s newest reading, and its newest from drippers among the last six', async () => {
  store.sub(newestReadingsAtom, () => {});
  store.sub(newestFromDrippersAtom, () => {});
  await put({
    early: { plotId: 'p', minute: 1, ...counted },
    later: { plotId: 'p', minute: 9 },
    fifth: { plotId: 'q', minute: 2, ...counted },
    without: { plotId: 'q', minute: 3, ...counted, dripperUnit: null },
    elsewhere: { farmerId: 'other', plotId: 'p', minute: 50 },
  });
  await vi.waitFor(() => expect(ids(newestReadingsAtom)).toEqual({ p: 'later', q: 'without' }));
  await vi.waitFor(() => expect(ids(newestFromDrippersAtom)).toEqual({ p: 'early', q: 'fifth' }));
  expect(store.get(newestReadingsAtom)?.get('p')?.state).toBe('sent');

  const more = Array.from({ length: 5 }, (_, index) => [`n${index}`, { plotId: 'p', minute: 10 + index }] as const);
  await put(Object.fromEntries(more.slice(0, 4)));
  await vi.waitFor(() => expect(ids(newestReadingsAtom)).toMatchObject({ p: 'n3' }));
  expect(ids(newestFromDrippersAtom)).toMatchObject({ p: 'early' });
  await put(Object.fromEntries(more));
  await vi.waitFor(() => expect(ids(newestFromDrippersAtom)).toEqual({ q: 'fifth' }));
});
