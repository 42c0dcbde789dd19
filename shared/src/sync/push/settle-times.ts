import type { ApiClient } from '@seguia/openapi';
import { correctTimes } from '../../device/outbox/correct-times.ts';
import type { Device } from '../../device/local/device.ts';
import { ApiError, call } from '../../session/api/api-error.ts';
import { deviceClock } from '../../session/clock/device-clock.ts';

/**
 * Corrects the times that a wrong clock gave before readings are sent, because a reading that has arrived with a wrong time looks like any
 * other. For that it reads the server's clock, unless an answer of this run had it and nothing has happened to the device's clock since.
 * Resolves with the reason why nothing can be sent now, or null.
 */
export async function settleTimes(api: ApiClient, device: Device, signal: AbortSignal): Promise<ApiError | null> {
  const entries = await (await device.db()).getAll('outbox');
  if (!entries.some(({ stamp }) => stamp)) return null;
  try {
    if (!deviceClock.isSure()) await call(api.GET('/', { signal }));
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  await correctTimes(device);
  return null;
}
