import { atom, type PrimitiveAtom } from 'jotai';
import type { Device } from './device.ts';
import { deviceAtom } from './farm-device.ts';
import { follower } from './live-atom.ts';
import type { OutboxEntry } from '../database/rows.ts';

const none: readonly OutboxEntry[] = [];
const cells = new WeakMap<Device, PrimitiveAtom<readonly OutboxEntry[]>>();

function cellOf(device: Device): PrimitiveAtom<readonly OutboxEntry[]> {
  const known = cells.get(device);
  if (known) return known;
  const cell = atom<readonly OutboxEntry[]>(none);
  cell.onMount = (set) =>
    follower(device.changes, ['outbox'], async () => (await device.db()).getAll('outbox'), set).stop;
  cells.set(device, cell);
  return cell;
}

/** What this account still has to send from this device, for all its farms, in order. */
export const outboxAtom = atom((get) => {
  const device = get(deviceAtom);
  return device ? get(cellOf(device)) : none;
});

/** Whether the outbox has been read: before that nobody knows whether all is sent. */
export const outboxIsReadAtom = atom((get) => {
  const device = get(deviceAtom);
  return device ? get(cellOf(device)) !== none : true;
});
