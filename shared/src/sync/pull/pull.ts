import { camel, type ApiClient } from '@seguia/openapi';
import { addDays, farmNow, momentOf, timestampOf } from '../../domain/farm-time.ts';
import type { FarmDevice } from '../../device/local/farm-device.ts';
import { applyServerReadings } from '../../device/readings/keep-readings.ts';
import { markKey } from '../../device/database/marks.ts';
import type { FarmItems, FarmItemStore } from '../../device/database/rows.ts';
import { giveBackWater } from '../../device/water/give-back-water.ts';
import { deviceFloor, fetchDays } from '../../device/readings/older-readings.ts';
import { correctedNow } from '../../session/clock/device-clock.ts';
import { ApiError, call } from '../../session/api/api-error.ts';
import { runningCampaigns } from '../../device/offline/running-campaigns.ts';
import { farmRange } from './compare-restored.ts';
import { fetchSettled } from './fetch-settled.ts';
import { fillSeries } from './fill-series.ts';
import { fetchMayGiveBack } from './may-give-back.ts';
import { pullItems, pullReadings, type FetchChanges, type GiveBack } from './pull-list.ts';
import { purgeHidden } from './sweep.ts';

/** The number of days whose readings every device has. */
const windowDays = 120;
/** The largest number of readings on a device for running campaigns; longer ones are fetched page by page, and as series. */
const windowRows = 20_000;
/** Days per request for them, and milliseconds of pause before each request. */
const fillDays = 60;
const fillPause = 1500;

/** Brings the farm's data on the device up to date. Resolves with true when something changed. Throws ApiError, or the AbortError of `signal`. */
export async function pullFarm(api: ApiClient, source: FarmDevice, signal: AbortSignal): Promise<boolean> {
  const { device, farmId } = source;
  const settled = await fetchSettled(api, source, signal);
  const path = { farmer_id: farmId };
  const asking = (mark: string) => ({
    params: { path, header: { 'sync-date': mark, 'sync-is-possible': true, 'no-paginate': true } },
    signal,
  });
  const items = <S extends FarmItemStore>(
    list: S,
    fetchPage: FetchChanges<FarmItems[S]>,
    giveBack?: GiveBack<FarmItems[S]>,
  ) =>
    settled.has(list)
      ? Promise.resolve(false)
      : pullItems(device, farmId, list, fetchPage, giveBack).catch((error: unknown) => withoutRight(error, list));
  // An older server does not know this list, which is noted for screens. The farm's other lists tell whether the farm itself is missing.
  const withoutList = (list: FarmItemStore) => async (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const db = await device.db();
    if ((await db.get('marks', markKey(farmId, list))) === undefined) {
      await db.put('marks', { mark: '0', missing: true }, markKey(farmId, list));
      device.changes.announce('marks');
    }
    return false;
  };
  const pulled = await Promise.allSettled([
    items('plots', async (mark) => camel(await call(api.GET('/farmers/{farmer_id}/plots', asking(mark))))),
    items('crops', async (mark) => camel(await call(api.GET('/farmers/{farmer_id}/crops', asking(mark))))),
    items('cropTypes', async (mark) => camel(await call(api.GET('/farmers/{farmer_id}/crop-types', asking(mark))))),
    items('campaigns', async (mark) => camel(await call(api.GET('/farmers/{farmer_id}/campaigns', asking(mark))))),
    items('bands', async (mark) => camel(await call(api.GET('/farmers/{farmer_id}/target-bands', asking(mark))))),
    items(
      'waterDays',
      async (mark) => camel(await call(api.GET('/farmers/{farmer_id}/water-days', asking(mark)))),
      async (held, theirs) => giveBackWater(source, held, theirs, await fetchMayGiveBack(api, source, signal)),
    ).catch(withoutList('waterDays')),
    items('meters', async (mark) => camel(await call(api.GET('/farmers/{farmer_id}/meters', asking(mark))))).catch(
      withoutList('meters'),
    ),
    items('calibrations', async (mark) =>
      camel(await call(api.GET('/farmers/{farmer_id}/calibrations', asking(mark)))),
    ).catch(withoutList('calibrations')),
    items('instructions', async (mark) =>
      camel(await call(api.GET('/farmers/{farmer_id}/instructions', asking(mark)))),
    ).catch(withoutList('instructions')),
    items('photos', async (mark) => camel(await call(api.GET('/farmers/{farmer_id}/photos', asking(mark))))).catch(
      withoutList('photos'),
    ),
    settled.has('readings') ? false : pullWindow(api, source, signal),
  ]);
  // A failure is reported after all lists have ended, so that its receiver finds on the device what the others brought.
  const failed = pulled.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  await purgeHidden(device);
  return pulled.some((result) => result.status === 'fulfilled' && result.value);
}

/** A person may lack the right to see one of the lists; the others are fetched all the same. Any other failure names its list. */
function withoutRight(error: unknown, list: FarmItemStore): false {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 403) return false;
  error.list = list;
  throw error;
}

/** Pulls the farm's readings. An empty device gets those of the last days. */
async function pullWindow(api: ApiClient, source: FarmDevice, signal: AbortSignal): Promise<boolean> {
  const { device, farmId, clock } = source;
  const windowStart = addDays(farmNow(clock, correctedNow()).date, -windowDays);
  await pullNewest(api, source, signal);
  return pullReadings(
    device,
    farmId,
    windowStart,
    async (mark, from) => {
      // The window is fetched in one answer: page by page, rows outside of it would be included.
      const size = from ? { 'no-paginate': true } : { paginate: 200 };
      const header = { 'sync-date': mark, 'sync-is-possible': true, ...size };
      const params = { path: { farmer_id: farmId }, header, query: from ? { from } : {} };
      return camel(await call(api.GET('/farmers/{farmer_id}/readings', { params, signal })));
    },
    () => fetchMayGiveBack(api, source, signal),
  );
}

/** On an empty device the newest readings are fetched first: changes come in the order in which they were made, so the newest would come last. */
async function pullNewest(api: ApiClient, { device, farmId }: FarmDevice, signal: AbortSignal): Promise<void> {
  if (await (await device.db()).get('marks', markKey(farmId, 'readings'))) return;
  const params = { path: { farmer_id: farmId }, header: { paginate: 200 } };
  const { data } = camel(await call(api.GET('/farmers/{farmer_id}/readings', { params, signal })));
  await applyServerReadings(device, data);
}

/** The farms whose older readings are on their way. On a weak network they take longer than the time between two pulls. */
const filling = new WeakSet<FarmDevice>();

/** Fetches the figures of running campaigns, then their readings back to their first day, unless these are on their way already. */
export async function fillCampaigns(api: ApiClient, source: FarmDevice, signal: AbortSignal): Promise<void> {
  await fillSeries(api, source, signal);
  if (filling.has(source)) return;
  filling.add(source);
  await fillReadings(api, source, signal).finally(() => filling.delete(source));
}

async function fillReadings(api: ApiClient, source: FarmDevice, signal: AbortSignal): Promise<void> {
  const starts = (await runningCampaigns(source)).map(({ startDate }) => startDate);
  const first = starts.toSorted()[0];
  if (first === undefined) return;
  const wanted = timestampOf(first, '00:00', source.clock);
  for (let floor = await deviceFloor(source); Number.isFinite(floor) && floor > wanted;) {
    // Pauses, because nobody waits for it, and people's actions go first.
    await new Promise((resolve) => setTimeout(resolve, fillPause));
    signal.throwIfAborted();
    if ((await (await source.device.db()).countFromIndex('readings', 'farm', farmRange(source.farmId))) >= windowRows)
      return;
    const from = addDays(momentOf(floor, source.clock).date, -fillDays);
    floor = await fetchDays(api, source, from < first ? first : from, floor, signal);
  }
}
