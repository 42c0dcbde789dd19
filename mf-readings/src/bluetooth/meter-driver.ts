import type { GattServer } from './web-bluetooth.ts';

/** What a meter shows. Null means that the meter does not measure it. */
export interface MeterValues {
  /** mS/cm at 25 °C. */
  ec: number | null;
  ph: number | null;
}

/** How a kind of meter is found and read. */
export interface MeterDriver {
  /** The Bluetooth service by which the browser finds the meter. */
  service: number;
  /** Reads what the meter shows now. Throws UnreadableError where its answer makes no sense, and passes on the browser's errors. */
  read(server: GattServer): Promise<MeterValues>;
}

/** A meter answered with something that its driver does not understand. */
export class UnreadableError extends Error {
  override name = 'UnreadableError';
}
