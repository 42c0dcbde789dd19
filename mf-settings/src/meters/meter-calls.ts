import type { MeterValues } from '@seguia/shared/domain/meters/meter-rules';
import { apiAtom, call, farmPath, onWire, writeOnce } from '@seguia/shared/platform';
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
export const withdrawCalibrationAtom = atom(
  null,
  async (get, _set, { id, version }: { id: string; version: number }): Promise<void> => {
    const path = { ...farmPath(get), id };
    await writeOnce({ id, version, body: null }, (header) =>
      call(
        get(apiAtom).DELETE('/farmers/{farmer_id}/calibrations/{id}', {
          params: { path, header },
          signal: callSignal(),
        }),
      ),
    );
  },
);
