import { type MeterDriver, type MeterValues, UnreadableError } from './meter-driver.ts';
import type { WebBluetooth } from './web-bluetooth.ts';
import { yinmik } from './yinmik.ts';

/** Those that there are; a further meter is a further driver. */
const drivers: readonly MeterDriver[] = [yinmik];

/** Milliseconds that a meter may take to answer: farther than a few metres it never does. */
const patience = 15_000;

/** `not chosen`: the list was closed. `silent`: out of reach. `unreadable`: another answer than its driver knows. */
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
