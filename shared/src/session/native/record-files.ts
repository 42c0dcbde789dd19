import { AppFolder } from './app-folder.ts';
import { type FileWork, noteFiles } from './files-state.ts';
import { addedLines, type Numbered, parseLines, wholeFile } from './record-lines.ts';

/** A file is rewritten when it has at least this many bytes, and has grown by this factor since it was written. */
const smallest = 256 * 1024;
const growth = 4;

/** How to find a record's subject, and whether anything of it must still be kept. */
interface Kind<R> {
  keyOf(record: R): string;
  isOpen(record: R): boolean;
}

/** The state of the files on the disk. */
interface Held<R> {
  newest: Map<string, R>;
  last: number;
  /** The number of the file to append to; null until there is one. */
  live: number | null;
  /** The numbers that were used. A new one is always higher, so that a late write never hits a newer file. */
  names: number[];
  bytes: number;
  bytesAtStart: number;
}

/**
 * Records in the app's own files, which survive when a system clears the web view's storage. Each record is appended as a line with a
 * checksum. When a file has grown, the open records are copied to a new one, and the others are deleted. Lines that were cut are skipped
 * when reading.
 */
export class RecordFiles<R extends Numbered> {
  readonly #folder: AppFolder;
  readonly #kind: Kind<R>;
  #held: Held<R> | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(name: string, kind: Kind<R>) {
    this.#folder = new AppFolder(name);
    this.#kind = kind;
  }

  /** The newest record of each subject, and the highest number seen. */
  read(): Promise<{ records: R[]; last: number }> {
    return this.#inTurn('read', ({ newest, last }) => Promise.resolve({ records: [...newest.values()], last }));
  }

  /** Appends records; they are in the file when this resolves. */
  append(records: readonly R[]): Promise<void> {
    return this.#inTurn('write', async (held) => {
      const text = addedLines(records);
      if (held.live !== null) await this.#folder.append(String(held.live), text);
      for (const record of records) this.#take(held, record);
      held.bytes += text.length;
      if (held.live === null) await this.#startAnew(held);
      else if (held.bytes > Math.max(smallest, growth * held.bytesAtStart))
        await this.#startAnew(held).catch(() => undefined);
    });
  }

  /** Writes the open records to a new file and deletes the other files, with everything that need not be kept. */
  compact(): Promise<void> {
    return this.#inTurn('write', (held) => this.#startAnew(held));
  }

  /** Runs one piece of work after the other. After a failure the state of the disk is unknown, so it is read again. */
  #inTurn<T>(what: FileWork, work: (held: Held<R>) => Promise<T>): Promise<T> {
    const done = this.#turn.then(async () => {
      try {
        this.#held ??= await this.#load();
        const result = await work(this.#held);
        noteFiles(what, true);
        return result;
      } catch (error) {
        this.#held = null;
        noteFiles(what, false);
        throw error;
      }
    });
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #load(): Promise<Held<R>> {
    const listed = await this.#folder.names();
    const names = listed.filter((name) => /^\d+$/.test(name)).map(Number);
    names.sort((a, b) => a - b);
    const files = [];
    for (const name of names) {
      const text = await this.#folder.read(String(name));
      files.push({ name, bytes: text.length, ...parseLines<R>(text) });
    }
    const whole = files.findLast(({ base }) => base !== null);
    const base = whole?.base ?? -1;
    const [live, bytes] = whole ? [whole.name, whole.bytes] : [null, 0];
    const held: Held<R> = { newest: new Map(), last: Math.max(base, 0), live, names, bytes, bytesAtStart: 0 };
    // Records outside of the whole file are older, except those that were added while it was being written.
    for (const { name, records } of files)
      for (const record of records) if (name === live || record.number > base) this.#take(held, record);
    if (whole && files.length > 1) await this.#startAnew(held).catch(() => undefined);
    return held;
  }

  #take(held: Held<R>, record: R): void {
    const key = this.#kind.keyOf(record);
    held.last = Math.max(held.last, record.number);
    if ((held.newest.get(key)?.number ?? -1) <= record.number) held.newest.set(key, record);
  }

  async #startAnew(held: Held<R>): Promise<void> {
    const open = [...held.newest.values()].filter((record) => this.#kind.isOpen(record));
    const name = (held.names.at(-1) ?? 0) + 1;
    const text = wholeFile(held.last, open);
    const before = [...held.names];
    held.names.push(name);
    await this.#folder.write(String(name), text);
    Object.assign(held, { live: name, bytes: text.length, bytesAtStart: text.length });
    held.newest = new Map(open.map((record) => [this.#kind.keyOf(record), record]));
    for (const old of before)
      await this.#folder.remove(String(old)).then(
        () => held.names.splice(held.names.indexOf(old), 1),
        () => undefined,
      );
  }
}
