import { type MeterDriver, type MeterValues, UnreadableError } from './meter-driver.ts';
import type { WebBluetooth } from './web-bluetooth.ts';
import { yinmik } from './yinmik.ts';

/** All drivers. To support another kind of meter, add its driver here. */
const drivers: readonly MeterDriver[] = [yinmik];

/** Milliseconds to wait for a meter's answer. A meter within a few metres never takes longer. */
const patience = 15_000;

/**
 * `not chosen`: the person closed the browser's list. `silent`: the meter is out of reach. `unreadable`: the driver does not understand the
 * answer.
 */
export type MeterAnswer = MeterValues | 'not chosen' | 'silent' | 'unreadable';

/** Lets the person choose a meter in the browser's own list, and reads what it shows. */
export async function readMeter(
  bluetooth: WebBluetooth,
  [driver]: readonly MeterDriver[] = drivers,
): Promise<MeterAnswer> {
  if (!driver) return 'not chosen';
  const meter = await bluetooth.requestDevice({ filters: [{ services: [driver.service] }] }).catch(() => null);
  if (!meter?.gatt) return 'not chosen';
  const { gatt } = meter;
  const timeout = new Promise<'silent'>((resolve) => setTimeout(() => resolve('silent'), patience));
  const answer = gatt.connect().then((server) => driver.read(server));
  try {
    return await Promise.race([answer, timeout]);
  } catch (error) {
    return error instanceof UnreadableError ? 'unreadable' : 'silent';
  } finally {
    gatt.disconnect();
  }
}
