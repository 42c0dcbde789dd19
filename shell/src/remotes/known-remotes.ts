import type { TextByLocale } from './registry/declaration.ts';
import { choice } from './versions/choice.ts';
import { FailedVersions } from './versions/failed.ts';
import { navigationOf, type Registry, type Release, remoteOf } from './registry/registry.ts';

/** An entry of the main navigation in the page's language. */
export interface NavigationLink {
  to: string;
  icon: string;
  look?: 'action' | 'corner';
  name: string;
  /** What is shown: the name, or shorter words. */
  shown: string;
  /** Not the current page when a page below it is: that one has an entry of its own. */
  end: boolean;
}

/** What a page knows of the deployed remotes from the registry, without the code of any. */
export class KnownRemotes {
  readonly #registry: Registry;
  protected readonly locale: string;
  protected readonly failed = new FailedVersions();
  /** Versions that a person chose to leave out, after they failed. */
  readonly #left = new Map<string, Set<string>>();

  constructor(registry: Registry, locale: string) {
    this.#registry = registry;
    this.locale = locale;
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

  /** The main navigation's links, in order: of each remote those of the version that is in use, or of the newest where none can be. */
  navigation(): NavigationLink[] {
    const entries = navigationOf(this.#inUse().map(([, [release]]) => release));
    return entries.map(({ to, icon, look, name, short }) => ({
      to,
      icon,
      ...(look && { look }),
      name: this.#words(name),
      shown: this.#words(short ?? name),
      end: entries.some((other) => other.to.startsWith(`${to}/`)),
    }));
  }

  /** From now on uses the version before the one that failed. */
  fallBack(name: string): void {
    const failed = this.usable(name)[0];
    if (failed) this.#left.set(name, (this.#left.get(name) ?? new Set()).add(failed.version));
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
