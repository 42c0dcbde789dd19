import type { TextByLocale } from './registry/declaration.ts';
import { isOlderEntry } from './containers/older-entry.ts';
import { choice } from './versions/choice.ts';
import { FailedVersions } from './versions/failed.ts';
import { RemoteError } from './remote-error.ts';
import { navigationOf, type Registry, type Release, remoteOf } from './registry/registry.ts';

/** An entry of the main navigation in the page's language. */
export interface NavigationLink {
  to: string;
  icon: string;
  look?: 'action' | 'corner';
  right?: string;
  name: string;
  /** What is shown: the name, or shorter words. */
  shown: string;
  /** Not the current page when a page below it is: that one has an entry of its own. */
  end: boolean;
}

/** A card that a remote offers, named in the page's language. */
interface OfferedCard {
  remote: string;
  right?: string | undefined;
  name: string;
}

/** Milliseconds that a person who tries again waits for the registry at most. */
const registryPatience = 1500;

/** What a page knows of the deployed remotes from the registry, without the code of any. */
export class KnownRemotes {
  #registry: Registry;
  protected readonly locale: string;
  protected readonly failed = new FailedVersions();
  /** Versions that a person chose to leave out, after they failed. */
  readonly #left = new Map<string, Set<string>>();

  readonly #fetchRegistry: () => Promise<Registry>;

  /** `fetchRegistry` fetches it anew: it may have been corrected since the page began. */
  constructor(registry: Registry, locale: string, fetchRegistry = () => Promise.resolve(registry)) {
    this.#registry = registry;
    this.locale = locale;
    this.#fetchRegistry = fetchRegistry;
  }

  /** The remote that serves a path, by what the version in use declares. */
  of(path: string) {
    return remoteOf(Object.fromEntries(this.#inUse()), path);
  }

  /** What a person calls the remote; its folder's name where its release does not say. */
  title(name: string): string {
    const title = this.#registry[name]?.[0]?.title;
    return title ? this.#words(title) : name;
  }

  /** Of each remote the version that is in use, or that will be; none of a remote that no version of fits. */
  versions(): { part: string; version: string; hostApi: string }[] {
    return Object.keys(this.#registry).flatMap((part) => {
      const [release] = this.usable(part);
      return release ? [{ part, version: release.version, hostApi: release.hostApi }] : [];
    });
  }

  /** Whether a version that is in use, or that will be, needs the code for entries of before doors 1.11.0. */
  hasOlderEntry(): boolean {
    return Object.keys(this.#registry).some((name) => isOlderEntry(this.usable(name)[0]?.entry ?? ''));
  }

  /** The main navigation's links, in order: of each remote those of the version that is in use, or of the newest where none can be. */
  navigation(): NavigationLink[] {
    const entries = navigationOf(this.#inUse().map(([, [release]]) => release));
    return entries.map(({ to, icon, look, right, name, short }) => ({
      to,
      icon,
      ...(look && { look }),
      ...(right !== undefined && { right }),
      name: this.#words(name),
      shown: this.#words(short ?? name),
      end: entries.some((other) => other.to.startsWith(`${to}/`)),
    }));
  }

  /** The cards that remotes offer for a slot, in order: of each remote that of the version in use. One that no version of fits offers none. */
  cards(slot: string): OfferedCard[] {
    const offers = Object.keys(this.#registry).flatMap((remote) =>
      (this.usable(remote)[0]?.cards ?? []).filter((card) => card.slot === slot).map((card) => ({ ...card, remote })),
    );
    return offers
      .toSorted((a, b) => a.order - b.order)
      .map(({ remote, right, name }) => ({ remote, right, name: this.#words(name) }));
  }

  /** From now on uses the version before the one that failed. `forTab`: also after the page is loaded again. */
  fallBack(name: string, forTab = false): void {
    const failed = this.usable(name)[0];
    if (!failed) return;
    this.#left.set(name, (this.#left.get(name) ?? new Set()).add(failed.version));
    if (forTab) this.failed.add(name, failed.version);
  }

  /** The failure with its remote and version, where the error's stack says that their code threw it. */
  thrownBy(cause: unknown): RemoteError | null {
    const stack = (cause instanceof Error && cause.stack) || '';
    for (const [name, releases] of Object.entries(this.#registry)) {
      const version = releases.find(({ base }) => base !== '' && stack.includes(base));
      if (version) return new RemoteError(name, { version, inUse: true, cause });
    }
    return null;
  }

  /**
   * Reads the registry again before another try of a remote that failed. Returns whether the page has to be loaded again: it has the pages of a
   * version that is not the one to take any more. Where the registry does not come, goes on with the one that is here.
   */
  async refresh({ remote, version, inUse }: RemoteError): Promise<boolean> {
    const late = new Promise<null>((resolve) => setTimeout(resolve, registryPatience, null));
    const registry = await Promise.race([this.#fetchRegistry().catch(() => null), late]);
    this.#registry = registry ?? this.#registry;
    return inUse && this.usable(remote)[0]?.version !== version?.version;
  }

  /** The versions that fit this shell and were not left out, in the order in which they are taken. */
  protected usable(name: string): Release[] {
    const left = this.#left.get(name);
    const releases = (this.#registry[name] ?? []).filter(({ version }) => !left?.has(version));
    return choice(releases, __HOST_API__, this.failed.of(name));
  }

  /** Of each remote the version that is in use, or that will be; the newest where none fits. */
  #inUse(): [name: string, releases: Release[]][] {
    return Object.entries(this.#registry).map(([name, releases]) => [
      name,
      [...this.usable(name), ...releases].slice(0, 1),
    ]);
  }

  /** Why the registry's entry of the remote is refused, where it is. */
  protected refusal(name: string): string | undefined {
    return this.#registry[name]?.[0]?.refused;
  }

  /** A remote that was released before this language was added says it in its first one. */
  #words(words: TextByLocale): string {
    return words[this.locale] ?? Object.values(words)[0] ?? '';
  }
}
