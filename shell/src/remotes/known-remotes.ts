import type { TextByLocale } from './registry/declaration.ts';
import { choice } from './versions/choice.ts';
import { FailedVersions } from './versions/failed.ts';
import { HeldVersions } from './versions/held.ts';
import { RemoteError } from './remote-error.ts';
import { navigationOf, type Registry, type Release, remoteOf } from './registry/registry.ts';

/** An entry of the main navigation in the page's language. */
export interface NavigationLink {
  to: string;
  icon: string;
  look?: 'action' | 'corner';
  right?: string;
  list?: string;
  name: string;
  /** The visible text: the name, or a shorter one. */
  shown: string;
  /** Whether the link counts as current only at its exact address: true where another entry has a page below it. */
  end: boolean;
  /** Other addresses below which the link counts as current. */
  also: readonly string[];
}

/** A card that a remote offers, named in the page's language. */
interface OfferedCard {
  remote: string;
  right?: string | undefined;
  name: string;
}

/** Milliseconds that Retry waits for the registry at most. */
const registryPatience = 1500;

/** The deployed remotes as the registry describes them, without the code of any. */
export class KnownRemotes {
  #registry: Registry;
  protected readonly locale: string;
  protected readonly failed = new FailedVersions();
  protected readonly held = new HeldVersions();
  /** By remote, the versions that failed and are left out in this page. */
  readonly #left = new Map<string, Set<string>>();

  readonly #fetchRegistry: () => Promise<Registry>;

  /** `fetchRegistry` fetches the registry again: it may have been corrected since the page began. */
  constructor(registry: Registry, locale: string, fetchRegistry = () => Promise.resolve(registry)) {
    this.#registry = registry;
    this.locale = locale;
    this.#fetchRegistry = fetchRegistry;
  }

  /** The remote that serves a path, by what the version in use declares. */
  of(path: string) {
    return remoteOf(Object.fromEntries(this.#inUse()), path);
  }

  /** The remote's name for people; the name of its folder where its release has none. */
  title(name: string): string {
    const title = this.#registry[name]?.[0]?.title;
    return title ? this.#words(title) : name;
  }

  /** For each remote the version that is in use, or will be; remotes without a fitting version are left out. */
  versions(): { part: string; version: string; hostApi: string }[] {
    return Object.keys(this.#registry).flatMap((part) => {
      const [release] = this.usable(part);
      return release ? [{ part, version: release.version, hostApi: release.hostApi }] : [];
    });
  }

  /**
   * The links of the main navigation, or of the farm's pages, in order: for each remote those of the version in use, or of the newest
   * version where none fits.
   */
  navigation(group: 'navigation' | 'farm' = 'navigation'): NavigationLink[] {
    const entries = navigationOf(
      this.#inUse().map(([, [release]]) => release),
      group,
    );
    return entries.map(({ to, icon, look, right, list, name, short, also = [] }) => ({
      to,
      icon,
      ...(look && { look }),
      ...(right !== undefined && { right }),
      ...(list !== undefined && { list }),
      name: this.#words(name),
      shown: this.#words(short ?? name),
      end: entries.some((other) => other.to.startsWith(`${to}/`)),
      also,
    }));
  }

  /**
   * The cards that remotes offer for a slot, in order: for each remote that of the version in use. A remote without a fitting version
   * offers none.
   */
  cards(slot: string): OfferedCard[] {
    const offers = Object.keys(this.#registry).flatMap((remote) =>
      (this.usable(remote)[0]?.cards ?? []).filter((card) => card.slot === slot).map((card) => ({ ...card, remote })),
    );
    return offers
      .toSorted((a, b) => a.order - b.order)
      .map(({ remote, right, name }) => ({ remote, right, name: this.#words(name) }));
  }

  /** Leaves out from now on the version that failed, so that the one before it is used. With `forTab` also after a reload. */
  fallBack(name: string, forTab = false): void {
    const failed = this.usable(name)[0];
    if (!failed) return;
    this.#left.set(name, (this.#left.get(name) ?? new Set()).add(failed.version));
    if (forTab) this.failed.add(name, failed.version);
  }

  /** The error as a failure of the remote whose code threw it, by its stack; null where the stack names none. */
  thrownBy(cause: unknown): RemoteError | null {
    const stack = (cause instanceof Error && cause.stack) || '';
    for (const [name, releases] of Object.entries(this.#registry)) {
      const version = releases.find(({ base }) => base !== '' && stack.includes(base));
      if (version) return new RemoteError(name, { version, inUse: true, cause });
    }
    return null;
  }

  /**
   * Reads the registry again before another try of a remote that failed, also in a version that held the page. Returns whether the page must
   * be reloaded, because it has the pages of a version that is no longer the one to take. If the registry does not come in time, the known one
   * stays.
   */
  async refresh({ remote, version, inUse }: RemoteError): Promise<boolean> {
    this.held.forgive(remote);
    const late = new Promise<null>((resolve) => setTimeout(resolve, registryPatience, null));
    const registry = await Promise.race([this.#fetchRegistry().catch(() => null), late]);
    this.#registry = registry ?? this.#registry;
    return inUse && this.usable(remote)[0]?.version !== version?.version;
  }

  /** The versions that fit this shell and are not left out, in the order in which they are tried. */
  protected usable(name: string): Release[] {
    const left = this.#left.get(name);
    const releases = (this.#registry[name] ?? []).filter(({ version }) => !left?.has(version));
    // One that failed in this tab comes after one that may have held a page: else the page would load the first again and again.
    return choice(releases, __HOST_API__, this.held.of(name), this.failed.of(name));
  }

  /** A version that the registry lists; undefined if it lists it no more. */
  protected listed(name: string, version: string): Release | undefined {
    return this.#registry[name]?.find((release) => release.version === version);
  }

  /** For each remote the version that is in use, or will be; the newest one where none fits. */
  #inUse(): [name: string, releases: Release[]][] {
    return Object.entries(this.#registry).map(([name, releases]) => [
      name,
      [...this.usable(name), ...releases].slice(0, 1),
    ]);
  }

  /** Why the registry's entry for the remote is refused; undefined where it is not. */
  protected refusal(name: string): string | undefined {
    return this.#registry[name]?.[0]?.refused;
  }

  /** A text in the page's language; a remote from before this language has only its first one. */
  #words(words: TextByLocale): string {
    return words[this.locale] ?? Object.values(words)[0] ?? '';
  }
}
