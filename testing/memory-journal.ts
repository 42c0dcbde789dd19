import { JournalFiles, type JournalFile } from '../shared/src/device/journal/journal-file.ts';
import type { Journal } from '../shared/src/device/journal/journal.ts';

/** A file in memory, as a worker sees it. It can grow by `room` bytes, and the disk can fail at any write. */
export class MemoryFile implements JournalFile {
  bytes = new Uint8Array(0);
  room = Infinity;
  /** The number of bytes that still reach the disk, as when the browser is killed in the middle of a write. */
  untilKilled = Infinity;

  getSize(): number {
    return this.bytes.length;
  }

  read(into: Uint8Array<ArrayBuffer>, { at }: { at: number }): number {
    const part = this.bytes.subarray(at, at + into.length);
    into.set(part);
    return part.length;
  }

  write(bytes: Uint8Array<ArrayBuffer>, { at }: { at: number }): number {
    const whole = Math.max(this.bytes.length, at + bytes.length);
    if (whole - this.bytes.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.room -= whole - this.bytes.length;
    const arrived = Math.min(bytes.length, this.untilKilled);
    const next = new Uint8Array(Math.max(this.bytes.length, at + arrived));
    next.set(this.bytes);
    next.set(bytes.subarray(0, arrived), at);
    this.bytes = next;
    this.untilKilled -= arrived;
    if (arrived < bytes.length) throw new Error('killed');
    return bytes.length;
  }

  flush(): void {
    if (this.untilKilled === 0) throw new Error('killed');
  }
}

/** A journal whose files outlive the pages that open it, like in a browser. */
export class MemoryJournal implements Journal {
  readonly files = [new MemoryFile(), new MemoryFile()] as const;
  room: number | null = null;

  async read() {
    return this.#with((files) => files.read());
  }

  async append(records: Parameters<Journal['append']>[0]): Promise<void> {
    this.#with((files) => files.append(records));
  }

  async makeRoom(): Promise<void> {
    this.#with((files) => files.makeRoom(0));
  }

  /** Opens the files anew for each request, like the worker. */
  #with<T>(work: (files: JournalFiles) => T): T {
    const files = new JournalFiles(...this.files);
    const result = work(files);
    this.room = files.room;
    return result;
  }
}
