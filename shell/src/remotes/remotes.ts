import { KnownRemotes } from './known-remotes.ts';
import { type Feature, loadFeature } from './load.ts';
import { RemoteError } from './remote-error.ts';

/** The remotes of one page: which serves a path, and each one's feature once it is loaded. */
export class Remotes extends KnownRemotes {
  readonly #loading = new Map<string, Promise<Feature>>();

  /** Loads the newest version that fits; at once when it is already here. Throws RemoteError; a later call tries again. */
  async load(name: string): Promise<Feature> {
    const [release, before] = this.usable(name);
    if (!release) throw new RemoteError(name, undefined, new Error(`no version of ${name} fits door ${__HOST_API__}`));
    const loading = this.#loading.get(name) ?? loadFeature(name, release, this.locale);
    this.#loading.set(name, loading);
    try {
      return await loading;
    } catch (error) {
      this.#loading.delete(name);
      throw new RemoteError(name, before, error);
    }
  }
}
