import { KnownRemotes } from './known-remotes.ts';
import type { Feature, LoadedCard, LoadFeature } from './load.ts';
import type { Outcomes } from './outcomes.ts';
import type { Registry } from './registry/registry.ts';
import { patience } from './versions/patience.ts';
import { isStored, storedPatience } from './versions/stored.ts';
import { HeldError, LateError, RefusedError, RemoteError } from './remote-error.ts';

/** The remotes of one page: which one serves a path, and the feature of each that has loaded. */
export class Remotes extends KnownRemotes {
  readonly #loadFeature: LoadFeature;
  readonly #outcomes: Outcomes;
  readonly #loading = new Map<string, Promise<Feature>>();
  /** Remotes whose pages are in the router. */
  readonly #opened = new Set<string>();
  /** The failures that were reported, as `remote version`: repeated tries must not report each time. */
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
    for (const { remote, version } of this.held.fresh)
      this.#report(
        new RemoteError(remote, { version: this.listed(remote, version), inUse: true, cause: heldThePage() }),
      );
  }

  /**
   * Loads the newest version that fits, or if it fails the next one; resolves at once when one has loaded already. Every failure is
   * reported. After a late version only those that the device has are tried. Throws the first version's RemoteError, within 20 s, or 3 s
   * more where the device has another version; a later call begins anew.
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

  /** A failure of the version in use: its code did not arrive, or threw while it was drawn. */
  failureInUse(name: string, cause: unknown): RemoteError {
    const [version, before] = this.usable(name);
    return new RemoteError(name, { version, before, inUse: true, cause });
  }

  /**
   * Reports that the version in use failed. Returns whether another version replaces it after a reload. That happens only once per remote
   * and tab, because two failing versions have another cause; and not for a late version, which may be the network's fault.
   */
  failedInUse(error: RemoteError): boolean {
    const { remote: name, version, before, cause } = error;
    this.#report(error);
    if (!version || version.unverified || !before || cause instanceof LateError) return false;
    return this.failed.of(name).length === 0 && this.failed.add(name, version.version);
  }

  /** Notes that the pages of the loaded version are in the router: from now on only a reload can bring those of another version. */
  opened(name: string): void {
    this.#opened.add(name);
  }

  /**
   * Loads the card that a remote offers for a slot, with the remote itself; null where the running version has none. Rejects like `load`,
   * or with what its code throws.
   */
  async loadCard(name: string, slot: string): Promise<LoadedCard | null> {
    const { cards, messages } = await this.load(name);
    const card = await cards?.[slot]?.();
    return card ? { Card: card, messages } : null;
  }

  /**
   * Reports that a card of the version in use failed. Returns whether another version replaces it at once, by the rule of `failedInUse`;
   * not where the pages of this version are open already, because that needs a reload.
   */
  cardFailed(error: RemoteError): boolean {
    return this.failedInUse(error) && this.#leave(error.remote);
  }

  /** Reads the registry again before another try of a card. Returns whether the page must be reloaded for it. */
  async refreshCard(error: RemoteError): Promise<boolean> {
    const another = await this.refresh(error);
    return another && !this.#leave(error.remote);
  }

  /**
   * Makes the next load begin anew, with the version that is then to be taken. Returns whether that is possible: not where the remote's
   * pages are open.
   */
  #leave(name: string): boolean {
    return !this.#opened.has(name) && this.#loading.delete(name);
  }

  async #loadFitting(name: string): Promise<Feature> {
    const versions = this.usable(name);
    const end = performance.now() + patience(); // for all versions that are tried
    const failed: string[] = [];
    let first: RemoteError | undefined;
    let isLate = false;
    for (const [place, version] of versions.entries()) {
      // The network may be at fault then: only what the device has can run without it.
      if (isLate && !(await isStored(version))) continue;
      try {
        if (this.held.isBarred(name, version.version)) throw heldThePage();
        const left = isLate ? storedPatience : end - performance.now();
        const feature = await this.#loadFeature(name, version, this.locale, left);
        for (const before of failed) this.failed.add(name, before);
        this.failed.remove(name, version.version);
        this.#outcomes.runs(name, version);
        return feature;
      } catch (cause) {
        const error = new RemoteError(name, { version, before: versions[place + 1], cause });
        this.#report(error);
        first ??= error;
        const late = cause instanceof LateError;
        if (!late) failed.push(version.version); // a late version may be the network's fault
        // A developer must see the failure; and a person waits for a second version that is late, but for no third.
        if (version.unverified || (isLate && late)) break;
        isLate ||= late;
      }
    }
    throw first ?? this.#noneFits(name);
  }

  #noneFits(name: string): RemoteError {
    const refused = this.refusal(name);
    if (refused !== undefined) return new RemoteError(name, { cause: new RefusedError(refused) }); // was reported when the registry was read
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

const heldThePage = () => new HeldError('a screen or card of it never returned from being drawn');
