import { Capacitor } from '@capacitor/core';
import { withTimeLimit } from '../storage/time-limit.ts';
import { base64Of } from './plugins/base64.ts';
import { Filesystem } from './plugins/files-plugin.ts';

/** Where no backup takes them along: on an iPhone `Library/NoCloud`, on Android the app's own folder, whose backup is off. */
const directory = 'LIBRARY_NO_CLOUD' as const;
const encoding = 'utf8';

/** Milliseconds that a file may take; a plug-in that never answers must hold nobody up. */
const patience = 2500;

/** A folder of the app's own files. Every call rejects with what the phone could not do, and with StorageHangsError where it does not answer. */
export class AppFolder {
  readonly #path: string;

  constructor(name: string) {
    this.#path = `seguia/${name}`;
  }

  /** The names of its files and folders; makes the folder where there is none. */
  async names(): Promise<string[]> {
    const place = { path: this.#path, directory };
    // It is there already: both platforms refuse then.
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

  /** Where the page finds its files: an address of the page's own origin, with a slash at its end. An iPhone gives the app another place with each version. */
  async address(): Promise<string> {
    const { uri } = await withTimeLimit(Filesystem.getUri({ path: this.#path, directory }), patience);
    return `${Capacitor.convertFileSrc(uri).replace(/\/$/, '')}/`;
  }

  /** Removes it with all that is in it. */
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
