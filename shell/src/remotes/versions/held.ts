import { type Holding, takeHeld } from '../drawing/draw-marks.ts';
import { isSame, readHeld, writeHeld } from '../drawing/held-record.ts';

/** Milliseconds for which a version that held a page is tried after all others: what it looped on may be gone then. */
const day = 24 * 3_600_000;
/** After so many times in a row, a version is drawn only if a person says so. */
const tooOften = 3;

/** The versions of remotes that never returned from being drawn on this device. */
export class HeldVersions {
  /** Those that held a page which is gone, and were not known to this start. */
  readonly fresh: readonly Holding[];

  constructor() {
    this.fresh = takeHeld();
    for (const held of this.fresh) {
      const before = readHeld();
      const times = (before.find((other) => isSame(held, other))?.times ?? 0) + (held.isSure ? 1 : 0);
      const { remote, version } = held;
      writeHeld([{ remote, version, times, at: Date.now() }, ...before.filter((other) => !isSame(held, other))]);
    }
  }

  /** The versions that are tried after all others. */
  of(remote: string): string[] {
    return readHeld()
      .filter((held) => held.remote === remote && (held.times >= tooOften || Math.abs(Date.now() - held.at) < day))
      .map(({ version }) => version);
  }

  /** Whether a version holds the page so often that it is no longer drawn by itself. */
  isBarred(remote: string, version: string): boolean {
    return readHeld().some((held) => isSame(held, { remote, version }) && held.times >= tooOften);
  }

  /** Gives the versions of a remote another chance, because a person wants it. */
  forgive(remote: string): void {
    writeHeld(readHeld().filter((held) => held.remote !== remote));
  }
}
