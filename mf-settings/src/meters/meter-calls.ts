import type { MeterValues } from '@seguia/shared/domain/meters/meter-rules';
import {
  ApiError,
  apiAtom,
  call,
  discardEntryAtom,
  farmPath,
  onWire,
  outboxAtom,
  type OutboxEntry,
  writeOnce,
} from '@seguia/shared/platform';
import { atom } from 'jotai';
import { callSignal } from '../own-account/call-failure.ts';

interface MeterToSave extends MeterValues {
  id: string;
  /** The version that the person saw; null for a new meter. */
  version: number | null;
}

/** Adds or changes a meter on the server. Throws ApiError: 412 when somebody changed it meanwhile, 422 names the field. */
export const saveMeterAtom = atom(null, async (get, _set, { id, version, ...values }: MeterToSave): Promise<void> => {
  const path = { ...farmPath(get), id };
  const { phBuffers = [], ecStandards = [], ...rest } = values;
  const body = { ...rest, phBuffers: [...phBuffers], ecStandards: [...ecStandards] };
  await writeOnce({ id, version, body }, (header) =>
    call(
      get(apiAtom).PUT('/farmers/{farmer_id}/meters/{id}', {
        params: { path, header },
        body: onWire(body),
        signal: callSignal(),
      }),
    ),
  );
});

/** Withdraws a calibration that the server has; it stays in the log, marked. Throws ApiError. */
const withdrawAtom = atom(null, async (get, _set, { id, version }: { id: string; version: number }): Promise<void> => {
  const path = { ...farmPath(get), id };
  await writeOnce({ id, version, body: null }, (header) =>
    call(
      get(apiAtom).DELETE('/farmers/{farmer_id}/calibrations/{id}', {
        params: { path, header },
        signal: callSignal(),
      }),
    ),
  );
});

/** Whether the server cannot have it: it was never sent, or each try was answered. */
const isOnlyHere = ({ attempts, state, cutOff }: OutboxEntry) =>
  (attempts === 0 || state === 'refused') && cutOff === undefined;

/**
 * Withdraws a calibration on the server, or discards it where the server never had it. The outbox is looked at now, because sending goes on
 * while a person is asked. Throws ApiError, and StorageFullError: it still waits.
 */
export const withdrawCalibrationAtom = atom(
  null,
  async (get, set, { id, version }: { id: string; version: number }): Promise<void> => {
    const entry = get(outboxAtom).find(({ calibration }) => calibration?.id === id);
    if (!entry || !isOnlyHere(entry)) {
      try {
        // One that was sent without an answer is there in its first version.
        await set(withdrawAtom, { id, version: version || 1 });
      } catch (error) {
        const neverCame = entry && error instanceof ApiError && error.problem?.status === 404;
        if (!neverCame) throw error;
      }
    }
    if (entry) await set(discardEntryAtom, entry.key);
  },
);
