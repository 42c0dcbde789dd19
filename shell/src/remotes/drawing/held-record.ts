// What the device remembers of versions that never returned from being drawn.
import * as v from 'valibot';
import { readDevice, writeDevice } from '../../memory/device-memory.ts';

/** A version of a remote. */
export interface VersionOf {
  remote: string;
  version: string;
}

const key = 'seguia-held';
/** How many versions the device remembers; those that held a page longest ago are dropped. */
const limit = 20;

const stored = v.array(v.object({ remote: v.string(), version: v.string(), times: v.number(), at: v.number() }));

/** A version that held a page, when it last did (milliseconds), and how often in a row: in its first drawing, and never drawn since. */
export type Held = v.InferOutput<typeof stored>[number];

export function readHeld(): Held[] {
  try {
    const { success, output } = v.safeParse(stored, JSON.parse(readDevice(key) ?? '[]'));
    return success ? output : [];
  } catch {
    return [];
  }
}

export function writeHeld(held: readonly Held[]): void {
  writeDevice(key, held.length === 0 ? null : JSON.stringify(held.slice(0, limit)));
}

export const isSame = (first: VersionOf, second: VersionOf) =>
  first.remote === second.remote && first.version === second.version;

/** Notes that a version was drawn: it does not hold each page. */
export function noteDrawn(version: VersionOf): void {
  const held = readHeld();
  if (held.some((other) => isSame(other, version) && other.times > 0))
    writeHeld(held.map((other) => (isSame(other, version) ? { ...other, times: 0 } : other)));
}
