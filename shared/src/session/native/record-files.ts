import { AppFolder } from './app-folder.ts';
import { type FileWork, noteFiles } from './files-state.ts';
import { addedLines, type Numbered, parseLines, wholeFile } from './record-lines.ts';

/** Bytes from which on a file is written anew, and how much longer than at its beginning it must be by then. */
const smallest = 256 * 1024;
const growth = 4;

/** Which record stands for which thing, and whether something of it is still to be kept. */
interface Kind<R> {
  keyOf(record: R): string;
  isOpen(record: R): boolean;
}

/** The files as they are on the disk. */
interface Held<R> {
  newest: Map<string, R>;
  last: number;
  /** The file to add to; null until there is one. */
  live: number | null;
  /** Names that were used; a later one is always higher, so that a write that comes late meets no newer one. */
  names: number[];
  bytes: number;
  bytesAtStart: number;
}

/**
 * Records in the app's own files, which stay when a system clears the web view's storage. Records are appended, a line with a checksum each. When the file
 * has grown, what is still open goes to a new one, and the others are removed. Whatever was cut on the way is left out when they are read.
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

  /** Of each thing its newest record, and the highest number seen. */
  read(): Promise<{ records: R[]; last: number }> {
    return this.#inTurn('read', ({ newest, last }) => Promise.resolve({ records: [...newest.values()], last }));
  }

  /** Adds records, which are in the file when this returns. */
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

  /** Writes what is open to a new file and removes the others, with all that is no more to be kept. */
  compact(): Promise<void> {
    return this.#inTurn('write', (held) => this.#startAnew(held));
  }

  /** One after the other. After a failure nobody knows what is on the disk: it is read again. */
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
    // What is beside the whole file is older, but for what came while that was being written.
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
