// Asks in one call which of a farm's lists have anything to fetch (decision 274).
import type { ApiClient, Wire } from '@seguia/openapi';
import type { DeviceDb } from '../../device/database/database.ts';
import { markKey, type PulledList } from '../../device/database/marks.ts';
import type { Device } from '../../device/local/device.ts';
import type { FarmDevice } from '../../device/local/farm-device.ts';
import { ApiError, asApiError, call } from '../../session/api/api-error.ts';

type Changes = Wire['Changes'];

/** The names of the device's lists in the contract. */
const nameOf = {
  plots: 'plots',
  crops: 'crops',
  cropTypes: 'crop_types',
  campaigns: 'campaigns',
  bands: 'target_bands',
  waterDays: 'water_days',
  meters: 'meters',
  calibrations: 'calibrations',
  instructions: 'instructions',
  photos: 'photos',
  readings: 'readings',
} as const satisfies Record<PulledList, keyof Changes['lists']>;
const lists = Object.keys(nameOf) as PulledList[];

/** Devices whose data server is too old to know this call. An app that starts anew asks again. */
const withOlderServer = new WeakSet<Device>();

/** No mark: the list's own call begins, or continues a fill. */
const none = '0';

/**
 * The lists whose own calls would bring nothing now, because nothing has changed since their marks, which move on, or because the person may
 * not see them. Empty on a device that has no list yet, and with a server that does not know this call. Throws ApiError.
 */
export async function fetchSettled(
  api: ApiClient,
  { device, farmId }: FarmDevice,
  signal: AbortSignal,
): Promise<ReadonlySet<PulledList>> {
  const db = await device.db();
  const held = await heldMarks(db, farmId);
  if (withOlderServer.has(device) || [...held.values()].every((mark) => mark === none)) return new Set();
  const changes = await fetchStates(api, farmId, held, signal).catch((error: unknown) => {
    if (!isAnsweredByLists(error)) throw error;
    if (error.status === 404) withOlderServer.add(device);
    return null;
  });
  return changes && (await device.db()) === db ? settle(db, farmId, held, changes) : new Set();
}

/** Without this call, the lists themselves say what is wrong: the farm is closed, for example, or has not subscribed. */
const isAnsweredByLists = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 403, 404, 405, 416].includes(error.status ?? 0);

async function heldMarks(db: DeviceDb, farmId: string): Promise<ReadonlyMap<PulledList, string>> {
  const { store } = db.transaction('marks');
  const marks = await Promise.all(lists.map((list) => store.get(markKey(farmId, list))));
  // A fill that was interrupted has more to do than its mark says.
  return new Map(
    lists.map((list, at) => [list, marks[at]?.fullSince === undefined ? (marks[at]?.mark ?? none) : none]),
  );
}

/** Answers 'unchanged' for a 304. */
async function fetchStates(
  api: ApiClient,
  farmId: string,
  held: ReadonlyMap<PulledList, string>,
  signal: AbortSignal,
): Promise<Changes | 'unchanged'> {
  const tag = [...held].map(([list, mark]) => `${nameOf[list]}=${mark}`).join(',');
  const params = { path: { farmer_id: farmId }, header: { 'If-None-Match': `"${tag}"` } };
  const answer = api.GET('/farmers/{farmer_id}/changes', { params, signal });
  const isUnchanged = await answer.then(
    ({ response }) => response.status === 304,
    (error: unknown) => {
      throw asApiError(error);
    },
  );
  return isUnchanged ? 'unchanged' : call(answer);
}

/** Moves the marks on, but for lists that were cleared, or pulled by another tab, meanwhile: these are not settled. */
async function settle(
  db: DeviceDb,
  farmId: string,
  held: ReadonlyMap<PulledList, string>,
  changes: Changes | 'unchanged',
): Promise<ReadonlySet<PulledList>> {
  const tx = db.transaction('marks', 'readwrite', { durability: 'relaxed' });
  const at = Math.floor(Date.now() / 1000);
  // Another server's answer may lack them (decision 192): each list is then called.
  const states: Partial<Changes['lists']> | undefined = changes === 'unchanged' ? {} : changes.lists;
  const settle = async ([list, mark]: [PulledList, string]): Promise<PulledList[]> => {
    const state = changes === 'unchanged' ? 'same' : states?.[nameOf[list]];
    if (state === undefined || state === 'changed') return [];
    const stored = await tx.store.get(markKey(farmId, list));
    if ((stored?.mark ?? none) !== mark) return [];
    if (stored && state === 'same' && changes !== 'unchanged')
      await tx.store.put({ ...stored, mark: changes.sync_date, at }, markKey(farmId, list));
    return [list];
  };
  const settled = await Promise.all([...held].map(settle));
  await tx.done;
  return new Set(settled.flat());
}
