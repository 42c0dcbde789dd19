import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A separate disk of `megabytes` at `folder`; null if this machine does not allow mounting one (with a warning). */
export function smallDisk(folder: string, megabytes: number): SmallDisk | null {
  mkdirSync(folder, { recursive: true });
  const { status, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (status === 0) return new SmallDisk(folder);
  console.warn(`!! No disk can be mounted here (${error?.message ?? `mount ended with ${status}`}): SKIPPED.`);
  return null;
}

export class SmallDisk {
  readonly folder: string;
  readonly #filler: string;

  constructor(folder: string) {
    this.folder = folder;
    this.#filler = path.join(folder, 'filler');
  }

  /** Fills the disk except `left` bytes. */
  fill(left = 0): void {
    const file = openSync(this.#filler, 'a');
    try {
      for (const size of [65_536, 512]) writeUntil(file, size, () => this.free - left >= size);
    } finally {
      closeSync(file);
    }
  }

  get free(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  empty(): void {
    rmSync(this.#filler, { force: true });
  }

  remove(): void {
    execFileSync('umount', ['--lazy', this.folder]);
  }
}

function writeUntil(file: number, size: number, isWanted: () => boolean): void {
  const bytes = Buffer.alloc(size, 1);
  try {
    while (isWanted()) writeSync(file, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
