import { crc32 } from '../../session/storage/crc32.ts';
import { isOpen, type JournalContent, type JournalRecord, recordKey } from './journal-record.ts';

/** The parts of a browser's `FileSystemSyncAccessHandle` that the journal needs. */
export interface JournalFile {
  getSize(): number;
  read(into: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  write(bytes: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  flush(): void;
}

/** The disk has no room for a record; no part of the record counts. */
export class JournalFullError extends Error {
  override name = 'JournalFullError';
}

/** The size that a file begins with, and the room that it should keep free ahead of need, in bytes. */
const smallest = 256 * 1024;
const margin = 64 * 1024;
const headSize = 32;
const frameHead = 8;
const magic = 0x5e901a01;

interface Head {
  generation: number;
  last: number;
}

/**
 * Records in two files, of which one is live. Room is allocated ahead of need, so that a record fits even on a full disk. Records are only
 * appended, each with a checksum over itself and its file's generation; a torn record, or one of an older generation, marks the end. When
 * room gets short, the open records are copied to the other file. Its head is written last: until then the first file counts.
 */
export class JournalFiles {
  #live: JournalFile;
  #spare: JournalFile;
  #head: Head;
  /** Where the next record goes; null until it was looked up. */
  #end: number | null = null;

  /** Creates the journal where there is none. Throws JournalFullError if the disk has no room for an empty one. */
  constructor(a: JournalFile, b: JournalFile) {
    const [headA, headB] = [readHead(a), readHead(b)];
    const isB = (headB?.generation ?? 0) > (headA?.generation ?? 0);
    [this.#live, this.#spare] = isB ? [b, a] : [a, b];
    const head = isB ? headB : headA;
    if (!head) for (const file of [a, b]) grow(file, smallest);
    this.#head = head ?? writeHead(this.#live, { generation: 1, last: 0 });
  }

  read(): JournalContent {
    const newest = new Map<string, JournalRecord>();
    let { last } = this.#head;
    for (const record of this.#all()) {
      last = Math.max(last, record.number);
      const key = recordKey(record);
      if ((newest.get(key)?.number ?? 0) <= record.number) newest.set(key, record);
    }
    return { records: [...newest.values()], last };
  }

  /** The bytes that are free for records. */
  get room(): number {
    this.#end ??= this.#scan().end;
    return this.#live.getSize() - this.#end;
  }

  /** Appends records; they are on the disk when this returns. Throws JournalFullError, and then none of them counts. */
  append(records: readonly JournalRecord[]): void {
    const frames = join(records.map((record) => this.#frame(record, this.#head.generation)));
    if (frames.length > this.room) {
      if (!this.makeRoom(frames.length)) throw new JournalFullError('The journal has no room.');
      return this.append(records);
    }
    const at = this.#live.getSize() - this.room;
    write(this.#live, frames, at);
    this.#live.flush();
    this.#end = at + frames.length;
    if (this.room < margin) this.makeRoom(0);
  }

  /** Moves to the other file with the open records. Returns false if that would not free `wanted` bytes; nothing has changed then. */
  makeRoom(wanted: number): boolean {
    const { records, last } = this.read();
    const generation = this.#head.generation + 1;
    const open = records.filter(isOpen);
    const frames = join(open.map((record) => this.#frame(record, generation)));
    grow(this.#spare, Math.max(smallest, headSize + 2 * frames.length + wanted + 2 * margin), 'as far as it goes');
    if (this.#spare.getSize() < headSize + frames.length + wanted) return false;
    write(this.#spare, frames, headSize);
    this.#spare.flush();
    this.#head = writeHead(this.#spare, { generation, last });
    [this.#live, this.#spare] = [this.#spare, this.#live];
    this.#end = headSize + frames.length;
    return true;
  }

  #all(): JournalRecord[] {
    const { bytes, frames } = this.#scan();
    return frames.map(([from, to]) => JSON.parse(new TextDecoder().decode(bytes.subarray(from, to))) as JournalRecord);
  }

  /** Finds the live file's records, up to the first that is not whole. */
  #scan(): { bytes: Uint8Array; frames: [from: number, to: number][]; end: number } {
    const bytes = new Uint8Array(this.#live.getSize());
    this.#live.read(bytes, { at: 0 });
    const view = new DataView(bytes.buffer);
    const frames: [number, number][] = [];
    let end = headSize;
    while (end + frameHead < bytes.length) {
      const [from, to] = [end + frameHead, end + frameHead + view.getUint32(end)];
      if (to === from || to > bytes.length) break;
      if (crc32(bytes.subarray(from, to), this.#head.generation) !== view.getUint32(end + 4)) break;
      frames.push([from, to]);
      end = to;
    }
    return { bytes, frames, end };
  }

  #frame(record: JournalRecord, generation: number): Uint8Array {
    const payload = new TextEncoder().encode(JSON.stringify(record));
    const frame = new Uint8Array(frameHead + payload.length);
    const view = new DataView(frame.buffer);
    view.setUint32(0, payload.length);
    view.setUint32(4, crc32(payload, generation));
    frame.set(payload, frameHead);
    return frame;
  }
}

function readHead(file: JournalFile): Head | null {
  const bytes = new Uint8Array(headSize);
  if (file.read(bytes, { at: 0 }) < headSize) return null;
  const view = new DataView(bytes.buffer);
  if (view.getUint32(0) !== magic || view.getUint32(16) !== crc32(bytes.subarray(0, 16), 0)) return null;
  return { generation: view.getUint32(4), last: view.getFloat64(8) };
}

function writeHead(file: JournalFile, head: Head): Head {
  const bytes = new Uint8Array(headSize);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic);
  view.setUint32(4, head.generation);
  view.setFloat64(8, head.last);
  view.setUint32(16, crc32(bytes.subarray(0, 16), 0));
  write(file, bytes, 0);
  file.flush();
  return head;
}

/** Writes zeros up to `size`, so that the disk allocates the room before it is needed. */
function grow(file: JournalFile, size: number, partly?: 'as far as it goes'): void {
  try {
    const step = new Uint8Array(64 * 1024);
    for (let at = file.getSize(); at < size; at = file.getSize()) write(file, step.subarray(0, size - at), at);
    file.flush();
  } catch (error) {
    if (!partly) throw error;
  }
}

function write(file: JournalFile, bytes: Uint8Array<ArrayBuffer>, at: number): void {
  let written = 0;
  try {
    written = file.write(bytes, { at });
  } catch (error) {
    throw new JournalFullError('The disk took nothing more.', { cause: error });
  }
  // Where a private window of Chromium has no room, `write` answers with the error's number, 4294967288, and has written nothing.
  if (written !== bytes.length) throw new JournalFullError('The disk took a part only.');
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
