import { camel, type ApiClient } from '@seguia/openapi';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { ApiError, call } from '../../session/api/api-error.ts';
import { apiAtom } from '../../session/api/api.ts';
import { wholeReading } from '../../domain/readings/normalise-reading.ts';
import { farmDeviceAtom, type FarmDevice } from '../local/farm-device.ts';
import { applyServerReadings } from './keep-readings.ts';
import { follower } from '../local/live-atom.ts';
import { isHidden, toDeviceReading } from './reading-rows.ts';
import type { DeviceReading } from '../database/rows.ts';

/** Milliseconds that a person waits for a reading: a network may accept a call and never answer. */
const answerTime = 20_000;

export interface ReadingAnswer {
  /** Undefined while it is loading; null if neither the device nor the server (where it could be reached) has it. */
  reading: DeviceReading | null | undefined;
  /** Why a reading that is not on the device could not be fetched. */
  error: ApiError | null;
}

/** One reading of the chosen farm; follows every change. If the device lacks it, it is fetched from the server and stored. */
export function useReadingAnswer(id: string): ReadingAnswer {
  const source = useAtomValue(farmDeviceAtom);
  const api = useAtomValue(apiAtom);
  const [answer, setAnswer] = useState<ReadingAnswer & { id: string }>({ id, reading: undefined, error: null });
  useEffect(() => {
    if (!source) return;
    const left = new AbortController();
    let fetched: ReadingAnswer | undefined;
    const readHere = async (): Promise<ReadingAnswer | undefined> => {
      const row = await (await source.device.db()).get('readings', id);
      if (!row) return undefined;
      const isGone = isHidden(row) || row.reading.farmerId !== source.farmId;
      return { reading: isGone ? null : toDeviceReading(row), error: null };
    };
    const load = async (): Promise<ReadingAnswer> => {
      const row = await readHere();
      if (row) return row;
      // The server had it and it is gone since, so no new fetch is needed; a failed call is repeated.
      if (fetched && !fetched.error) return { reading: null, error: null };
      // Another tab or a pull may bring it while its own request waits for an answer.
      const came = new AbortController();
      const stopListening = source.device.changes.listen(['readings'], () => {
        readHere().then(
          (found) => found && came.abort(),
          () => undefined,
        );
      });
      const end = AbortSignal.any([left.signal, came.signal]);
      const answer = await fetchReading(api, source, id, end).finally(stopListening);
      if (came.signal.aborted) return load();
      fetched = answer;
      return answer;
    };
    const { stop } = follower(source.device.changes, ['readings'], load, (next) => setAnswer({ id, ...next }));
    return () => {
      stop();
      left.abort();
    };
  }, [source, api, id]);
  return answer.id === id ? answer : { reading: undefined, error: null };
}

/** One reading as this device has it; follows every change. Null where the device lacks it. It sends no request. */
export function useReadingHere(id: string): DeviceReading | null | undefined {
  const source = useAtomValue(farmDeviceAtom);
  const [found, setFound] = useState<{ id: string; reading: DeviceReading | null }>();
  useEffect(() => {
    if (!source) return;
    const load = async () => {
      const row = await (await source.device.db()).get('readings', id);
      return row && !isHidden(row) ? toDeviceReading(row) : null;
    };
    return follower(source.device.changes, ['readings'], load, (reading) => setFound({ id, reading })).stop;
  }, [source, id]);
  return found?.id === id ? found.reading : undefined;
}

async function fetchReading(api: ApiClient, source: FarmDevice, id: string, left: AbortSignal): Promise<ReadingAnswer> {
  const path = { farmer_id: source.farmId, id };
  const signal = AbortSignal.any([left, AbortSignal.timeout(answerTime)]);
  try {
    const reading = camel(await call(api.GET('/farmers/{farmer_id}/readings/{id}', { params: { path }, signal })));
    await applyServerReadings(source.device, [reading]);
    return { reading: { ...wholeReading(reading), state: 'sent' }, error: null };
  } catch (error) {
    if (left.aborted) return { reading: null, error: null };
    if (!(error instanceof ApiError)) throw error;
    return { reading: null, error: error.status === 404 || error.status === 400 ? null : error };
  }
}

/** Like `useReadingAnswer`, for callers that need not distinguish "does not exist" from "cannot be fetched". */
export function useReading(id: string): DeviceReading | null | undefined {
  return useReadingAnswer(id).reading;
}
