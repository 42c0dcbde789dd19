// The phone's half of Capacitor's plug-in for files, in memory. Its answers and failures are those of the plug-in's own Kotlin and Swift
// (8.1.3).

interface FileOptions {
  path: string;
  directory: string;
  data?: string;
  encoding?: string;
  recursive?: boolean;
}

/** What a call does instead of its work: it fails like on a full disk, or never answers. */
export type FileFault = 'full' | 'never' | null;

export class PhoneFiles {
  /** By directory and path. */
  readonly files = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #folders = new Set<string>();
  /** Decides the fault of each call. */
  fault: (method: string, path: string) => FileFault = () => null;
  /** The bytes of the next write that still reach the disk; then the app is killed, and nothing answers any more. Infinity while it lives. */
  untilKilled = Infinity;

  /** The plug-in's methods, as the bridge calls them. Those of a killed page never answer, and change nothing. */
  get methods(): Record<string, (options: unknown) => Promise<unknown>> {
    const own = {
      mkdir: this.#mkdir,
      readdir: this.#readdir,
      readFile: this.#read,
      stat: this.#stat,
      getUri: this.#uri,
    };
    const writing = { writeFile: this.#write, appendFile: this.#append, deleteFile: this.#delete, rmdir: this.#rmdir };
    return Object.fromEntries(
      Object.entries({ ...own, ...writing }).map(([method, work]) => [
        method,
        async (options: unknown) => {
          const given = options as FileOptions;
          await Promise.resolve();
          const fault = this.fault(method, given.path);
          if (fault === 'never' || this.untilKilled <= 0) return new Promise(() => {});
          if (fault === 'full') throw failed(13, `'${method}' failed with: ENOSPC (No space left on device)`);
          const answer = work.call(this, given, at(given));
          return this.untilKilled <= 0 ? new Promise(() => {}) : answer;
        },
      ]),
    );
  }

  /** The texts of the files whose path contains `part`. */
  texts(part: string): string[] {
    const found = [...this.files].filter(([path]) => path.includes(part));
    return found.map(([, bytes]) => new TextDecoder().decode(bytes));
  }

  #mkdir({ recursive }: FileOptions, path: string) {
    if (this.#folders.has(path)) throw failed(10, 'Directory already exists, cannot be overwritten.');
    this.#needFolder(path, recursive);
    this.#folders.add(path);
  }

  #readdir(_: FileOptions, path: string) {
    if (!this.#folders.has(path)) throw failed(8, "'readdir' failed because file does not exist.");
    const own = [...this.files].filter(([file]) => folderOf(file) === path);
    const folders = [...this.#folders].filter((folder) => folderOf(folder) === path);
    return {
      files: [
        ...folders.map((folder) => ({ name: folder.slice(path.length + 1), type: 'directory', size: 0 })),
        ...own.map(([file, { length }]) => ({ name: file.slice(path.length + 1), type: 'file', size: length })),
      ],
    };
  }

  #read({ encoding }: FileOptions, path: string) {
    const bytes = this.#need('readFile', path);
    return { data: encoding === 'utf8' ? new TextDecoder().decode(bytes) : Buffer.from(bytes).toString('base64') };
  }

  #stat(_: FileOptions, path: string) {
    return { type: 'file', size: this.#need('stat', path).length, uri: `file:///${path}` };
  }

  #uri(_: FileOptions, path: string) {
    return { uri: `file:///${path}` };
  }

  #rmdir({ recursive }: FileOptions, path: string) {
    if (!this.#folders.has(path)) throw failed(8, "'rmdir' failed because file does not exist.");
    const isInside = (other: string) => other.startsWith(`${path}/`);
    if (!recursive && [...this.files.keys(), ...this.#folders].some(isInside))
      throw failed(9, 'Directory is not empty.');
    for (const file of this.files.keys()) if (isInside(file)) this.files.delete(file);
    for (const folder of this.#folders) if (folder === path || isInside(folder)) this.#folders.delete(folder);
  }

  #write(options: FileOptions, path: string) {
    this.#needFolder(path, options.recursive);
    this.#store(path, new Uint8Array(0), options);
    return { uri: `file:///${path}` };
  }

  #append(options: FileOptions, path: string) {
    this.#needFolder(path, options.recursive);
    this.#store(path, this.files.get(path) ?? new Uint8Array(0), options);
  }

  #delete(_: FileOptions, path: string) {
    this.#need('deleteFile', path);
    this.files.delete(path);
  }

  #store(path: string, before: Uint8Array, { data = '', encoding }: FileOptions) {
    const bytes = new Uint8Array(Buffer.from(data, encoding === 'utf8' ? 'utf8' : 'base64'));
    const arrived = bytes.subarray(0, Math.min(bytes.length, this.untilKilled));
    this.files.set(path, Uint8Array.from([...before, ...arrived]));
    this.untilKilled -= bytes.length;
  }

  #need(method: string, path: string) {
    const bytes = this.files.get(path);
    if (!bytes) throw failed(8, `'${method}' failed because file at '${path}' does not exist.`);
    return bytes;
  }

  #needFolder(path: string, recursive = false) {
    const folder = folderOf(path);
    if (!folder.includes('/') || this.#folders.has(folder)) return;
    if (!recursive) throw failed(11, 'Missing parent directory.');
    this.#needFolder(folder, true);
    this.#folders.add(folder);
  }
}

const at = ({ directory, path }: FileOptions) => `${directory}/${path}`;
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const failed = (code: number, message: string) =>
  Object.assign(new Error(message), { code: `OS-PLUG-FILE-${String(code).padStart(4, '0')}` });
