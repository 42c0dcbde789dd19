import { Capacitor } from '@capacitor/core';
import { withTimeLimit } from '../storage/time-limit.ts';
import { base64Of } from './plugins/base64.ts';
import { Filesystem } from './plugins/files-plugin.ts';

/** A place that backups leave out: `Library/NoCloud` on an iPhone, on Android the app's own folder, whose backup is off. */
const directory = 'LIBRARY_NO_CLOUD' as const;
const encoding = 'utf8';

/** Milliseconds that a file may take, because a plug-in that never answers must not block the app. */
const patience = 2500;

/** A folder of the app's own files. Every call rejects with the phone's failure, and with StorageHangsError if it does not answer. */
export class AppFolder {
  readonly #path: string;

  constructor(name: string) {
    this.#path = `seguia/${name}`;
  }

  /** The names of its files and folders. Creates the folder if it is missing. */
  async names(): Promise<string[]> {
    const place = { path: this.#path, directory };
    // Both platforms refuse if the folder exists already.
    await withTimeLimit(
      Filesystem.mkdir({ ...place, recursive: true }).catch(() => undefined),
      patience,
    );
    const { files } = await withTimeLimit(Filesystem.readdir(place), patience);
    return files.map(({ name }) => name);
  }

  async read(name: string): Promise<string> {
    const { data } = await withTimeLimit(Filesystem.readFile({ ...this.#at(name), encoding }), patience);
    return data;
  }

  async write(name: string, data: string): Promise<void> {
    await withTimeLimit(Filesystem.writeFile({ ...this.#at(name), data, encoding, recursive: true }), patience);
  }

  async writeBytes(name: string, file: Blob): Promise<void> {
    const data = await base64Of(file);
    await withTimeLimit(Filesystem.writeFile({ ...this.#at(name), data, recursive: true }), patience);
  }

  /**
   * The address at which the page finds the files: on the page's own origin, with a slash at its end. It changes with each version of the
   * app on an iPhone.
   */
  async address(): Promise<string> {
    const { uri } = await withTimeLimit(Filesystem.getUri({ path: this.#path, directory }), patience);
    return `${Capacitor.convertFileSrc(uri).replace(/\/$/, '')}/`;
  }

  /** Deletes the folder with everything in it. */
  async removeAll(): Promise<void> {
    await withTimeLimit(Filesystem.rmdir({ path: this.#path, directory, recursive: true }), patience);
  }

  async append(name: string, data: string): Promise<void> {
    await withTimeLimit(Filesystem.appendFile({ ...this.#at(name), data, encoding }), patience);
  }

  async remove(name: string): Promise<void> {
    await withTimeLimit(Filesystem.deleteFile(this.#at(name)), patience);
  }

  #at(name: string) {
    return { path: `${this.#path}/${name}`, directory };
  }
}
