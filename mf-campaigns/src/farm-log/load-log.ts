import { apiAtom, ApiError, call, camel, farmClockAtom, farmPath } from '@seguia/shared/platform';
import {
  calibrationsBehind,
  type CertificationLog,
  hasBandDays,
  type LogEntry,
  mostLogged,
} from '@seguia/shared/domain/log/certification-log';
import { instructionsOfLog } from '@seguia/shared/domain/log/log-instructions';
import { wholeBand } from '@seguia/shared/domain/plantings/target-fields';
import { wholeReading } from '@seguia/shared/domain/readings/normalise-reading';
import { atom, type Getter } from 'jotai';

/** Readings per page; the contract allows no more. */
const pageSize = 200;

export interface LogRequest {
  from: string;
  to: string;
  /** Null for all plots. */
  plotId: string | null;
}

/** The period has more readings than one log can hold. */
export class TooManyReadings extends Error {
  readonly total: number;

  constructor(total: number) {
    super(`A log holds ${mostLogged} readings at most, not ${total}.`);
    this.total = total;
  }
}

interface Loading {
  /** Receives the number of readings loaded so far, and of all. */
  onProgress: (loaded: number, total: number) => void;
  signal: AbortSignal;
}

/**
 * Loads the log of a period from the data server; nothing of it comes from this device. Throws ApiError, TooManyReadings, and the signal's
 * reason.
 */
export const loadLogAtom = atom(
  null,
  async (get, _set, request: LogRequest, loading: Loading): Promise<Omit<CertificationLog, 'farm'>> => {
    const { from, to } = request;
    const entries = await loadEntries(get, request, loading);
    const [api, params] = [get(apiAtom), { path: farmPath(get), header: { 'no-paginate': true } }];
    const { signal } = loading;
    const [plots, bands] = await Promise.all([
      call(api.GET('/farmers/{farmer_id}/plots', { params, signal })),
      call(api.GET('/farmers/{farmer_id}/target-bands', { params, signal })),
    ]);
    const { meters, calibrations } = await loadMeters(get, signal);
    const instructions = await loadInstructions(get, signal);
    const logged = new Set(entries.map(({ reading }) => reading.plotId));
    return {
      from,
      to,
      entries,
      plots: camel(plots).data.filter(({ id }) => logged.has(id)),
      meters,
      calibrations: calibrationsBehind(calibrations, { from, to, clock: get(farmClockAtom) }),
      instructions: instructionsOfLog(instructions, { from, to, clock: get(farmClockAtom), plots: logged }),
      bands: camel(bands)
        .data.map(wholeBand)
        .filter((band) => logged.has(band.plotId) && hasBandDays(band, from, to)),
    };
  },
);

/** Loads meters and calibrations; empty lists where the data server does not know them. */
async function loadMeters(get: Getter, signal: AbortSignal) {
  const [api, params] = [get(apiAtom), { path: farmPath(get), header: { 'no-paginate': true } }];
  try {
    const [meters, calibrations] = await Promise.all([
      call(api.GET('/farmers/{farmer_id}/meters', { params, signal })),
      call(api.GET('/farmers/{farmer_id}/calibrations', { params, signal })),
    ]);
    return { meters: camel(meters).data, calibrations: camel(calibrations).data };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { meters: [], calibrations: [] };
    throw error;
  }
}

/** Loads instructions; none where the data server does not know them. */
async function loadInstructions(get: Getter, signal: AbortSignal) {
  const params = { path: farmPath(get), header: { 'no-paginate': true } };
  try {
    return camel(await call(get(apiAtom).GET('/farmers/{farmer_id}/instructions', { params, signal }))).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/**
 * Loads the entries page by page. Starts again if a reading of the period changes meanwhile, so that none is missing or listed twice. Older
 * data servers report only the number of readings; for them, a reading that arrives twice (because its date was corrected) also reveals a
 * change.
 */
async function loadEntries(get: Getter, { from, to, plotId }: LogRequest, { onProgress, signal }: Loading) {
  const [api, path] = [get(apiAtom), farmPath(get)];
  const entries = new Map<string, LogEntry>();
  let begun: string | undefined;
  for (let page = 1; ; page += 1) {
    const query = { from, to, page, ...(plotId === null ? {} : { plot_id: plotId }) };
    const params = { path, query, header: { paginate: pageSize } };
    const { data, meta } = camel(await call(api.GET('/farmers/{farmer_id}/log', { params, signal })));
    const { total = 0, hasMore } = meta;
    if (total > mostLogged) throw new TooManyReadings(total);
    const state = `${total} ${meta.syncDate}`;
    if (begun !== undefined && (state !== begun || data.some(({ reading }) => entries.has(reading.id)))) {
      entries.clear();
      begun = undefined;
      page = 0;
      continue;
    }
    begun = state;
    for (const entry of data) entries.set(entry.reading.id, { ...entry, reading: wholeReading(entry.reading) });
    onProgress(entries.size, total);
    if (!hasMore) return [...entries.values()];
  }
}
