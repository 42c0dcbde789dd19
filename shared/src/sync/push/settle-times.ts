import type { ApiClient } from '@seguia/openapi';
import { correctTimes } from '../../device/outbox/correct-times.ts';
import type { Device } from '../../device/local/device.ts';
import { ApiError, call } from '../../session/api/api-error.ts';
import { deviceClock } from '../../session/clock/device-clock.ts';

/**
 * Before readings leave: reads the server's clock, unless an answer of this run carried it and nothing happened to the device's clock since, and
 * puts the times right that a wrong clock gave. A reading that has arrived at a wrong time would look like any other. Gives why nobody can
 * send now, or null.
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
