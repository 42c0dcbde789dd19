import { atom, type Atom, type PrimitiveAtom } from 'jotai';
import { isConnectionLost } from '../../session/storage/lost-connection.ts';
import type { Changes } from '../database/changes.ts';
import type { StoreName } from '../database/database.ts';
import { timesLeft } from './left-page.ts';
import { deviceAtom, farmDeviceAtom, type FarmDevice } from './farm-device.ts';

/**
 * When a change follows during a load, the next load waits that many times as long as the load took, but at most this many milliseconds, so
 * that a thousand changes sent in a row do not read everything a thousand times.
 */
const restShare = 3;
const longestRest = 300;

/**
 * Calls `show` with the result of `load` now, after every change of `stores`, and on `refresh()`. Changes during a load cause one more
 * load, never two at once.
 */
export function follower<T>(
  changes: Changes,
  stores: readonly StoreName[],
  load: () => Promise<T>,
  show: (value: T) => void,
): { refresh(): void; stop(): void } {
  let stopped = false;
  let running = false;
  let again = false;
  let failed = false;
  const run = async () => {
    again = running;
    if (running) return;
    running = true;
    const began = performance.now();
    const before = timesLeft();
    try {
      const value = await load();
      failed = false;
      if (!stopped) show(value);
    } catch (error) {
      // Tries once more: a lost connection is then replaced, and a page that was left is back. Otherwise the shown value stays until the
      // next change.
      again ||= !failed && (isConnectionLost(error) || timesLeft() > before);
      failed = true;
      console.error('The device database could not be read:', error);
    }
    if (again && !stopped) await rest(performance.now() - began);
    running = false;
    if (again && !stopped) void run();
  };
  const refresh = () => void run();
  const stopListening = changes.listen(stores, refresh);
  refresh();
  return {
    refresh,
    stop() {
      stopped = true;
      stopListening();
    },
  };
}

function rest(loadTime: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.min(restShare * loadTime, longestRest)));
}

/**
 * An atom with data of the chosen farm on the device. It is loaded when first shown, and again after every change in any tab; the previous
 * value stays until the new one is there. Undefined until the first load is done.
 */
export function liveAtom<T>(
  stores: readonly StoreName[],
  load: (source: FarmDevice) => Promise<T>,
): Atom<T | undefined> {
  return liveAtomOf(farmDeviceAtom, stores, load);
}

type AccountDevice = Pick<FarmDevice, 'device'>;

const accountDeviceAtom = atom((get): AccountDevice | null => {
  const device = get(deviceAtom);
  return device && { device };
});

/** Like `liveAtom`, with data of all farms of the account, whether or not one is chosen. */
export function accountLiveAtom<T>(
  stores: readonly StoreName[],
  load: (source: AccountDevice) => Promise<T>,
): Atom<T | undefined> {
  return liveAtomOf(accountDeviceAtom, stores, load);
}

function liveAtomOf<T, S extends AccountDevice>(
  sourceAtom: Atom<S | null>,
  stores: readonly StoreName[],
  load: (source: S) => Promise<T>,
): Atom<T | undefined> {
  const cells = new WeakMap<S, PrimitiveAtom<{ value: T } | undefined>>();
  const cellOf = (source: S) => {
    const known = cells.get(source);
    if (known) return known;
    const cell = atom<{ value: T } | undefined>(undefined);
    cell.onMount = (set) =>
      follower(
        source.device.changes,
        stores,
        () => load(source),
        (value) => set({ value }),
      ).stop;
    cells.set(source, cell);
    return cell;
  };
  return atom((get) => {
    const source = get(sourceAtom);
    return source ? get(cellOf(source))?.value : undefined;
  });
}
