import { camel, onWire, type ApiClient, type Calibration } from '@seguia/openapi';
import type { OutboxEntry } from '../../device/database/rows.ts';
import { call } from '../../session/api/api-error.ts';

/** Notes a calibration under the change's key. Throws ApiError. */
export async function putCalibration(
  api: ApiClient,
  { farmId, calibration, key }: OutboxEntry,
  signal: AbortSignal,
): Promise<Calibration> {
  if (!calibration) throw new Error('A change without its values.');
  const { id, points, ...values } = calibration;
  const header = { 'Idempotency-Key': key, 'If-None-Match': '*' } as const;
  const params = { path: { farmer_id: farmId, id }, header };
  const body = onWire({ ...values, points: [...points] });
  return camel(await call(api.PUT('/farmers/{farmer_id}/calibrations/{id}', { params, body, signal })));
}
