import type { GattServer } from './web-bluetooth.ts';

/** What a meter shows; null: it does not measure it. */
export interface MeterValues {
  /** mS/cm at 25 °C. */
  ec: number | null;
  ph: number | null;
}

/** How a kind of meter is found and read. */
export interface MeterDriver {
  /** The service by which the browser offers it. */
  service: number;
  /** Reads what it shows now. Throws UnreadableError where its answer makes no sense, and what the browser throws. */
  read(server: GattServer): Promise<MeterValues>;
}

/** A meter answered, but not with what it is known to answer. */
export class UnreadableError extends Error {
  override name = 'UnreadableError';
}
