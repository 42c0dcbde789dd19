import { type Feature, loadFeature } from './load.ts';
import { fitting, type Registry, remoteOf } from './registry.ts';
import { RemoteError } from './remote-error.ts';

/** The remotes of one page: which serves a path, and each one's feature once it is loaded. */
export class Remotes {
  readonly #registry: Registry;
  readonly #locale: string;
  readonly #loading = new Map<string, Promise<Feature>>();
  /** Versions that a person chose to leave out, after they failed. */
  readonly #left = new Map<string, Set<string>>();

  constructor(registry: Registry, locale: string) {
    this.#registry = registry;
    this.#locale = locale;
  }

  of(path: string) {
    return remoteOf(this.#registry, path);
  }

  /** Loads the newest version that fits; at once when it is already here. Throws RemoteError; a later call tries again. */
  async load(name: string): Promise<Feature> {
    const left = this.#left.get(name);
    const [release, before] = fitting(this.#registry[name] ?? [], __HOST_API__).filter(
      ({ version }) => !left?.has(version),
    );
    if (!release) throw new RemoteError(name, undefined, new Error(`no version of ${name} fits door ${__HOST_API__}`));
    const loading = this.#loading.get(name) ?? loadFeature(name, release, this.#locale);
    this.#loading.set(name, loading);
    try {
      return await loading;
    } catch (error) {
      this.#loading.delete(name);
      throw new RemoteError(name, before, error);
    }
  }

  /** From now on uses the version before the one that failed. */
  fallBack(name: string): void {
    const left = this.#left.get(name) ?? new Set();
    const failed = fitting(this.#registry[name] ?? [], __HOST_API__).find(({ version }) => !left.has(version));
    if (failed) this.#left.set(name, left.add(failed.version));
  }
}
