import { KnownRemotes } from './known-remotes.ts';
import type { Feature, LoadFeature } from './load.ts';
import type { Outcomes } from './outcomes.ts';
import type { Registry } from './registry/registry.ts';
import { LateError, RefusedError, RemoteError } from './remote-error.ts';

/** Milliseconds in which a remote has to come, however many versions are tried. A card is there within 20 s of the page's start. */
const patience = 15_000;

/** The remotes of one page: which serves a path, and each one's feature once it is loaded. */
export class Remotes extends KnownRemotes {
  readonly #loadFeature: LoadFeature;
  readonly #outcomes: Outcomes;
  readonly #loading = new Map<string, Promise<Feature>>();
  /** What was already reported, as `remote version`: a page that is tried again and again must not report each time. */
  readonly #reported = new Set<string>();

  constructor(
    registry: Registry,
    locale: string,
    loadFeature: LoadFeature,
    outcomes: Outcomes,
    fetchRegistry?: () => Promise<Registry>,
  ) {
    super(registry, locale, fetchRegistry);
    this.#loadFeature = loadFeature;
    this.#outcomes = outcomes;
  }

  /**
   * Loads the newest version that fits, or where it fails the next that does; at once when one is already here. Every failure is reported.
   * Throws RemoteError of the first, within 20 s; a later call begins anew.
   */
  async load(name: string): Promise<Feature> {
    const loading = this.#loading.get(name) ?? this.#loadFitting(name);
    this.#loading.set(name, loading);
    try {
      return await loading;
    } catch (error) {
      this.#loading.delete(name);
      throw error;
    }
  }

  /** Says of the version in use that its code did not come, or what it threw while it was drawn. */
  failureInUse(name: string, cause: unknown): RemoteError {
    const [version, before] = this.usable(name);
    return new RemoteError(name, { version, before, inUse: true, cause });
  }

  /**
   * Reports that the version in use failed. Says whether another version takes its place once the page is loaded again, which happens once for a
   * remote and tab: what fails in two versions is not the version's fault. What is late may be the network's.
   */
  failedInUse(error: RemoteError): boolean {
    const { remote: name, version, before, cause } = error;
    this.#report(error);
    if (!version || version.unverified || !before || cause instanceof LateError) return false;
    return this.failed.of(name).length === 0 && this.failed.add(name, version.version);
  }

  async #loadFitting(name: string): Promise<Feature> {
    const versions = this.usable(name);
    const end = performance.now() + patience;
    const errors: RemoteError[] = [];
    for (const [place, version] of versions.entries()) {
      try {
        const feature = await this.#loadFeature(name, version, this.locale, end - performance.now());
        for (const { version: failed } of errors) if (failed) this.failed.add(name, failed.version);
        this.failed.remove(name, version.version);
        this.#outcomes.runs(name, version);
        return feature;
      } catch (cause) {
        const error = new RemoteError(name, { version, before: versions[place + 1], cause });
        this.#report(error);
        errors.push(error);
        // A developer has to see it; and what was too late took the time of the others.
        if (version.unverified || cause instanceof LateError) break;
      }
    }
    throw errors[0] ?? this.#noneFits(name);
  }

  #noneFits(name: string): RemoteError {
    const refused = this.refusal(name);
    if (refused !== undefined) return new RemoteError(name, { cause: new RefusedError(refused) }); // reported when the registry was read
    const error = new RemoteError(name, { cause: new Error(`no version of ${name} fits door ${__HOST_API__}`) });
    this.#report(error);
    return error;
  }

  #report(error: RemoteError): void {
    const id = `${error.remote} ${error.version?.version ?? ''}`;
    if (this.#reported.has(id)) return;
    this.#reported.add(id);
    this.#outcomes.failed(error);
  }
}
