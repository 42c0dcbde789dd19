import { atom } from 'jotai';
import { type ApiClient, camel, type CampaignSeries } from '@seguia/openapi';
import { type FarmDevice, farmDeviceAtom, needFarmDevice } from '../../device/local/farm-device.ts';
import type { DeviceDb } from '../../device/database/database.ts';
import { type SeriesChoice, seriesKey } from '../../device/database/series-key.ts';
import type { SeriesRow } from '../../device/database/rows.ts';
import { ApiError, asApiError, call } from '../../session/api/api-error.ts';
import { apiAtom } from '../../session/api/api.ts';

export interface SeriesRequest extends SeriesChoice {
  signal?: AbortSignal | undefined;
}

export interface SeriesAnswer {
  series: CampaignSeries;
  /** True if the server could not be reached, and this is the device's copy. */
  fromDevice: boolean;
  /** Unix seconds. */
  fetchedAt: number;
}

/**
 * A campaign's figures. They are fetched from the server (which says when nothing has changed), stored on the device, and read from there
 * without network. Throws ApiError where neither has them.
 */
export const loadSeriesAtom = atom(null, async (get, _set, request: SeriesRequest): Promise<SeriesAnswer> =>
  loadSeries(get(apiAtom), needFarmDevice(get(farmDeviceAtom)), request),
);

/** The same, for code that has no store. */
export async function loadSeries(
  api: ApiClient,
  { device, farmId }: FarmDevice,
  { signal, ...request }: SeriesRequest,
): Promise<SeriesAnswer> {
  const { campaignId, plotId, cropTypeId, from, to, resolution } = request;
  const key = seriesKey(farmId, request);
  const db = await device.db().catch(() => null);
  const stored = await db?.get('series', key);
  const params = {
    path: { farmer_id: farmId, id: campaignId },
    query: {
      resolution,
      ...(plotId ? { plot_id: plotId } : {}),
      ...(cropTypeId ? { crop_type_id: cropTypeId } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    },
    ...(stored?.etag ? { header: { 'If-None-Match': stored.etag } } : {}),
  };
  try {
    const answer = api.GET('/farmers/{farmer_id}/campaigns/{id}/series', {
      params,
      ...(signal ? { signal } : {}),
    });
    const { response } = await answer;
    const fetchedAt = Math.floor(Date.now() / 1000);
    const unchanged = response.status === 304 && stored;
    const series = unchanged ? stored.series : (camel(await call(answer)) satisfies CampaignSeries);
    const row: SeriesRow = { key, farm: farmId, fetchedAt, etag: response.headers.get('etag'), series };
    // A device without room shows the figures all the same.
    await storeSeries(db, row, resolution === 'reading' ? spansOf(farmId, request) : null).then(
      () => device.changes.announce('series'),
      () => undefined,
    );
    return { series, fromDevice: false, fetchedAt };
  } catch (error) {
    const apiError = asApiError(error);
    // A failing server counts as unreachable; a refusal counts.
    const refused =
      apiError instanceof ApiError &&
      apiError.kind === 'problem' &&
      (apiError.status ?? 500) < 500 &&
      apiError.status !== 429;
    if (!stored || !(apiError instanceof ApiError) || refused) throw apiError;
    return { series: stored.series, fromDevice: true, fetchedAt: stored.fetchedAt };
  }
}

/**
 * The range of keys of all spans of a campaign's plot. Only the last span is kept, because single readings would fill a phone: every zoom,
 * and every day of a running campaign, requests another span.
 */
function spansOf(farmId: string, { campaignId, plotId, cropTypeId }: SeriesRequest): IDBKeyRange {
  const head = `${JSON.stringify([farmId, campaignId, plotId, cropTypeId]).slice(0, -1)},"`;
  return IDBKeyRange.bound(head, `${head}\uFFFF`);
}

async function storeSeries(
  db: DeviceDb | null | undefined,
  row: SeriesRow,
  instead: IDBKeyRange | null,
): Promise<void> {
  const tx = db?.transaction('series', 'readwrite');
  if (tx) await Promise.all([instead && tx.store.delete(instead), tx.store.put(row), tx.done]);
}
