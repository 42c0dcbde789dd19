import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { farmNow } from '../../domain/farm-time.ts';
import { addDays, momentOf, timestampOf } from '../../domain/farm-time.ts';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { farmDeviceAtom } from '../local/farm-device.ts';
import { recentReadingsAtom } from './recent-readings.ts';
import { hiddenRow, sentRow } from './reading-rows.ts';

const { store } = loggedInStore();
const phone = new OfflineDevice();

test('of each plot the readings of the last days, newest first, or its last one', async () => {
  const { device, clock } = store.get(farmDeviceAtom)!;
  const today = farmNow(clock).date;
  const row = (id: string, plotId: string, daysAgo: number, time: string, farmerId?: string) => {
    const date = addDays(today, -daysAgo);
    const timestamp = timestampOf(date, time, clock);
    return sentRow(phone.reading({ id, plotId, date, time, timestamp, ...(farmerId && { farmerId }) }));
  };
  store.sub(recentReadingsAtom, () => {});
  const tx = (await device.db()).transaction(['readings', 'plots'], 'readwrite');
  for (const id of ['p', 'q', 'empty']) void tx.objectStore('plots').put({ farm: 'farm', id, item: { id } as never });
  for (const each of [
    row('today', 'p', 0, '00:00'),
    row('twoDays', 'p', 2, '00:00'),
    row('threeDays', 'p', 3, '23:59'),
    row('older', 'q', 30, '09:00'),
    row('old', 'q', 12, '09:00'),
    row('elsewhere', 'p', 0, '00:00', 'other'),
  ])
    void tx.objectStore('readings').put(each);
  await tx.done;
  device.changes.announce('readings');
  const ids = () => [...(store.get(recentReadingsAtom) ?? [])].map(([plot, rows]) => [plot, rows.map(({ id }) => id)]);
  await vi.waitFor(() => expect(Object.fromEntries(ids())).toEqual({ p: ['today', 'twoDays'], q: ['old'] }));

  // The newest reading is deleted here, so the previous one becomes the last.
  const gone = phone.reading({ id: 'old', plotId: 'q' });
  await (await device.db()).put('readings', hiddenRow(gone, 'waiting', 1));
  device.changes.announce('readings');
  await vi.waitFor(() => expect(Object.fromEntries(ids())).toMatchObject({ q: ['older'] }));
});

test('a reading on the edge of what is read at once counts once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-15T12:00:00Z') });
  const { device, clock } = store.get(farmDeviceAtom)!;
  const at = (hoursAgo: number) => {
    const timestamp = Date.now() / 1000 - hoursAgo * 3600;
    return { ...momentOf(timestamp, clock), timestamp };
  };
  const whole = { intakeEc: 2, intakePh: 6, drainEc: 3, drainPh: 6, drainPercent: 30 };
  const tx = (await device.db()).transaction(['readings', 'plots'], 'readwrite');
  const plots = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7'];
  for (const id of plots) void tx.objectStore('plots').put({ farm: 'farm', id, item: { id } as never });
  for (const plotId of plots.slice(1))
    void tx.objectStore('readings').put(sentRow(phone.reading({ plotId, ...whole, ...at(1) })));
  for (const plotId of ['p', 'q', 'empty'])
    void tx.objectStore('readings').put(sentRow(phone.reading({ plotId, ...whole, ...at(1) })));
  void tx.objectStore('readings').put(sentRow(phone.reading({ id: 'edge', plotId: 'e1', intakeEc: 2, ...at(6) })));
  await tx.done;
  const stop = store.sub(recentReadingsAtom, () => {});
  device.changes.announce('readings');
  await vi.waitFor(() =>
    expect(
      store
        .get(recentReadingsAtom)
        ?.get('e1')
        ?.map(({ id }) => id),
    ).toEqual(['edge']),
  );
  stop();
  vi.useRealTimers();
});
