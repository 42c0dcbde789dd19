import { matchRoutes } from 'react-router';
import type { NavigationEntry, PublishedDeclaration } from './declaration.ts';

/** One deployed version of a remote, as its release wrote it. */
export interface Release extends PublishedDeclaration {
  version: string;
  /** The folder of its files, from the site's root. */
  base: string;
  /** The name of its federation entry in `base`. */
  entry: string;
  /** The name of its federation manifest in `base`, by which other hosts load the remote. Missing in releases from before decision 170. */
  manifest?: string;
  /** `sha256-…` of every file in `base`. */
  files: Record<string, string>;
  /** Its team's signature of all that the release says (decision 296), in base 64. Missing where the team has none. */
  signature?: string;
  /**
   * Set for a development server, or a developer's machine that the person agreed to: it runs without hashes, and no other version replaces
   * it where it fails, because its developer must see the failure. Never read from a registry.
   */
  unverified?: true;
  /** Why it may not be loaded: no release writes it like this. Its other fields hold what could be read of it. Never read from a registry. */
  refused?: string;
}

/** The deployed remotes by name, newest version first. */
export type Registry = Record<string, Release[]>;

/**
 * The remote that serves a path, by the registry alone, without its code. If several patterns match, the most specific one wins, as in the
 * router. A path without a match belongs to a refused release whose routes cannot be read, if there is one. Null where no remote serves it.
 */
export function remoteOf(registry: Registry, path: string): { name: string; layout: 'init' | 'app' } | null {
  const newest = Object.entries(registry).flatMap(([name, [release]]) => (release ? [{ name, release }] : []));
  const patterns = newest.flatMap((remote) => remote.release.routes.map((route) => ({ path: route, handle: remote })));
  const unknown = newest.find(({ release }) => release.refused !== undefined && release.routes.length === 0);
  const found = matchRoutes(patterns, path)?.at(-1)?.route.handle ?? unknown;
  return found ? { name: found.name, layout: found.release.layout } : null;
}

/** The entries of the main navigation, or of the farm's pages, in order. `releases` has for each remote the version that will be loaded. */
export function navigationOf(
  releases: readonly (Release | undefined)[],
  group: 'navigation' | 'farm' = 'navigation',
): NavigationEntry[] {
  return releases.flatMap((release) => release?.[group] ?? []).toSorted((a, b) => a.order - b.order);
}
