import { atom, type PrimitiveAtom } from 'jotai';
import { outboxAtom } from '../device/local/outbox-atom.ts';
import { entryOfEach } from '../device/outbox/outbox-rules.ts';
import { photoStorageAtom } from '../device/photos/shown-photos.ts';
import { deviceAtom, farmDeviceAtom } from '../device/local/farm-device.ts';
import { ApiError } from '../session/api/api-error.ts';
import { apiAtom } from '../session/api/api.ts';
import { refreshFarm } from '../session/login/restore.ts';
import { type EngineState, noState } from './engine-state.ts';
import { SyncEngine } from './engine.ts';

/** The state of the device with the server. */
export interface SyncStatus {
  online: boolean;
  /** The number of readings, days of water and other things with changes, and photos, that will be sent by themselves. */
  waiting: number;
  /** The number of such things and photos that the server refused, or that do not get through, for the person to correct. */
  refused: number;
  /** The number of such things in conflict, for the person to decide. */
  conflicts: number;
  syncing: boolean;
  /** Unix seconds; null before the first pull of this start. */
  lastPullAt: number | null;
  /** When the farm's data was last fetched whole onto this device, in Unix seconds, in this start or an earlier one; null where it never was. */
  dataSince: number | null;
  /** Whether the newest try to fetch has failed, or waits for the server for long: what is shown may be old. */
  behind: boolean;
  error: ApiError | null;
  /** Whether the person must log in before anything can be sent. */
  needsLogin: boolean;
  /** The server does not know the chosen farm, or not for this account: the access was removed, or the farm deleted. */
  farmClosed: boolean;
}

const engineAtom = atom((get) => {
  const device = get(deviceAtom);
  return device ? new SyncEngine(get(apiAtom), device, get(farmDeviceAtom)) : null;
});

const cells = new WeakMap<SyncEngine, PrimitiveAtom<EngineState>>();

/** The engine runs while its state is on the screen. */
function cellOf(engine: SyncEngine): PrimitiveAtom<EngineState> {
  const known = cells.get(engine);
  if (known) return known;
  const cell = atom<EngineState>(engine.state);
  cell.onMount = (set) => {
    const follow = followFarm();
    return engine.start((state) => {
      set(state);
      follow(state);
    });
  };
  cells.set(engine, cell);
  return cell;
}

/** Seconds after which a pull also fetches the farm itself. */
const lookEvery = 240;

/** Keeps the farm's name, zone and rights up to date while the app stays open; the start has fetched them before the first pull. */
function followFarm(): (state: EngineState) => void {
  let seenAt: number | null = null;
  return ({ lastPullAt }) => {
    if (lastPullAt === null) return;
    seenAt ??= lastPullAt;
    if (Math.abs(lastPullAt - seenAt) < lookEvery) return;
    seenAt = lastPullAt;
    refreshFarm(AbortSignal.timeout(12_000)).catch(() => undefined); // a later pull tries again
  };
}

const onlineAtom = atom(true);
onlineAtom.onMount = (set) => {
  const update = () => set(globalThis.navigator?.onLine ?? true);
  update();
  globalThis.addEventListener?.('online', update);
  globalThis.addEventListener?.('offline', update);
  return () => {
    globalThis.removeEventListener?.('online', update);
    globalThis.removeEventListener?.('offline', update);
  };
};

/** Whether everything is sent, and the state of fetching. While this is on the screen, the device sends and fetches by itself. */
export const syncStatusAtom = atom<SyncStatus>((get) => {
  const engine = get(engineAtom);
  const state = engine ? get(cellOf(engine)) : noState;
  const entries = entryOfEach(get(outboxAtom));
  const photos = get(photoStorageAtom);
  const count = (wanted: string) => entries.filter((entry) => entry.state === wanted).length;
  return {
    ...state,
    online: get(onlineAtom) && state.error?.kind !== 'offline',
    waiting: count('waiting') + (photos?.unsent ?? 0),
    refused: count('refused') + (photos?.refused ?? 0),
    conflicts: count('conflict'),
    needsLogin: state.error?.status === 401 || state.error?.status === 408,
    farmClosed: state.error?.kind === 'problem' && state.error.status === 404 && state.error.list === 'plots',
  };
});

/** Fetches what has changed on the chosen farm, for pull-to-refresh. Throws ApiError. */
export const pullAtom = atom(null, async (get): Promise<'updated' | 'up-to-date'> => {
  const engine = get(engineAtom);
  // No server was called, so nothing is known to be up to date.
  if (!engine) throw new ApiError('offline');
  return (await engine.pull()) ? 'updated' : 'up-to-date';
});

/** Sends and fetches at once, whatever pause is running (except the server's `Retry-After`). */
export const syncNowAtom = atom(null, (get) => get(engineAtom)?.hurry());
