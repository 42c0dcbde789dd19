import type { CalibrationValues } from '../../domain/meters/calibration-rules.ts';
import { newId } from '../../domain/uuid.ts';
import type { FarmDevice } from '../local/farm-device.ts';
import { withStorageErrors } from '../local/storage-error.ts';
import { planContent } from '../outbox/outbox-rules.ts';
import { editReading } from '../outbox/reading-edit.ts';

/** The key of a farm's calibration in the outbox. */
const calibrationKey = (farmId: string, id: string) => `calibration ${farmId} ${id}`;

/**
 * Stores a calibration to be sent. It is on the disk when this resolves, twice where the browser can store the journal. Repeating the same
 * `id` notes nothing new. Throws StorageFullError.
 */
export async function noteCalibration(
  { device, farmId }: Pick<FarmDevice, 'device' | 'farmId'>,
  id: string,
  values: CalibrationValues,
): Promise<void> {
  const readingId = calibrationKey(farmId, id);
  await withStorageErrors(device, () =>
    editReading(device, readingId, async (edit) => {
      if (edit.entries.length > 0) return;
      const change = { readingId, farmId, version: 0, key: newId(), now: Math.floor(Date.now() / 1000) };
      await edit.apply(planContent([], { calibration: { id, ...values } }, change));
    }),
  );
}
