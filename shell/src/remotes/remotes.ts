import { KnownRemotes } from './known-remotes.ts';
import type { Feature, LoadFeature } from './load.ts';
import type { Registry } from './registry.ts';
import { RemoteError } from './remote-error.ts';

/** The remotes of one page: which serves a path, and each one's feature once it is loaded. */
export class Remotes extends KnownRemotes {
  readonly #loadFeature: LoadFeature;
  readonly #loading = new Map<string, Promise<Feature>>();

  constructor(registry: Registry, locale: string, loadFeature: LoadFeature) {
    super(registry, locale);
    this.#loadFeature = loadFeature;
  }

  /** Loads the newest version that fits; at once when it is already here. Throws RemoteError; a later call tries again. */
  async load(name: string): Promise<Feature> {
    const [release, before] = this.usable(name);
    if (!release) throw new RemoteError(name, undefined, new Error(`no version of ${name} fits door ${__HOST_API__}`));
    const loading = this.#loading.get(name) ?? this.#loadFeature(name, release, this.locale);
    this.#loading.set(name, loading);
    try {
      return await loading;
    } catch (error) {
      this.#loading.delete(name);
      throw new RemoteError(name, before, error);
    }
  }
}
