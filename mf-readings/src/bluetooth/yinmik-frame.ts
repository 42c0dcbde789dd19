import { type MeterValues, UnreadableError } from './meter-driver.ts';

const high = (byte: number) => (byte & 0x55) << 1;
const low = (byte: number) => (byte & 0xaa) >> 1;

/**
 * Decodes the bytes of a meter of this family. The meter inverts all bytes and, from the end on, swaps half of the bits of neighbouring
 * bytes. Sources: `jdeath/BLE-YC01` (parser.py) and `the-real-orca/Pool-Sensor-BLE-YC01` (BLE-YC01.cpp) on GitHub.
 */
export function unscrambled(raw: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(raw);
  for (let at = bytes.length - 1; at > 0; at -= 1) {
    const [own, before] = [bytes[at] ?? 0, bytes[at - 1] ?? 0];
    bytes[at] = ~(high(own) | low(before));
    bytes[at - 1] = ~(high(before) | low(own));
  }
  return bytes;
}

/** Whether the checksum is right: the last byte is the exclusive or of all others. */
export function isIntact(bytes: Uint8Array): boolean {
  return bytes.length > 0 && bytes.reduce((sum, byte) => sum ^ byte, 0) === 0;
}

/** The offsets of pH (hundredths) and EC (µS/cm), two bytes each, big-endian. */
const places = { ph: 3, ec: 5 } as const;
const leastLength = 18;
const notMeasured = 0xff_ff;

/** The values that the meter shows. Throws UnreadableError. */
export function valuesIn(raw: Uint8Array): MeterValues {
  const bytes = unscrambled(raw);
  if (bytes.length < leastLength || !isIntact(bytes)) throw new UnreadableError('The frame is not intact.');
  const numberAt = (at: number) => {
    const number = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    return number === notMeasured ? null : number;
  };
  const [ph, ec] = [numberAt(places.ph), numberAt(places.ec)];
  return { ph: ph === null ? null : ph / 100, ec: ec === null ? null : ec / 1000 };
}
