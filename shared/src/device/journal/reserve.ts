import type { JournalFile } from './journal-file.ts';

/** Bytes that the app reserves, and bytes that the disk must have beyond them. */
const reserve = 8 * 1024 * 1024;
const beyond = 1024 * 1024;

/**
 * Whether the disk has room beyond a reserve that is written here. If it has not, the reserve is released, so that the browser's database
 * can work until the person has freed space. Only trying tells: Chromium's `estimate()` says nothing about the disk.
 */
export function spaceLeft(file: JournalFile & { truncate(size: number): void }): boolean {
  try {
    const step = new Uint8Array(512 * 1024).fill(0x5e);
    for (let at = file.getSize(); at < reserve + beyond; at += step.length)
      if (file.write(step, { at }) !== step.length) throw new Error('The disk took a part only.');
    file.flush();
    file.truncate(reserve);
    return true;
  } catch {
    file.truncate(0);
    return false;
  }
}
