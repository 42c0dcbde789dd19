import { matchRoutes } from 'react-router';
import type { NavigationEntry, PublishedDeclaration } from './declaration.ts';

/** One deployed version of a remote, as its release wrote it. */
export interface Release extends PublishedDeclaration {
  version: string;
  /** Folder of its files, from the site's root. */
  base: string;
  /** Name of its federation entry in `base`. */
  entry: string;
  /** `sha256-…` of every file in `base`. */
  files: Record<string, string>;
  /**
   * From a development server, or from a developer's machine that the person agreed to: runs without hashes; and where it fails, its developer
   * has to see it, and no other version takes its place by itself. Never read from a registry.
   */
  unverified?: true;
  /** Why it may not be loaded: it is not what a release writes. Its other fields say what could still be read of it. Never read from a registry. */
  refused?: string;
}

/** The deployed remotes by name, the newest version first. */
export type Registry = Record<string, Release[]>;

/**
 * The remote that serves a path, by the registry and without its code: of all patterns that match it the one that names most of it, as in the
 * router. A path of none belongs to a refused release whose routes cannot be read, where there is one. Null when nobody serves it.
 */
export function remoteOf(registry: Registry, path: string): { name: string; layout: 'init' | 'app' } | null {
  const newest = Object.entries(registry).flatMap(([name, [release]]) => (release ? [{ name, release }] : []));
  const patterns = newest.flatMap((remote) => remote.release.routes.map((route) => ({ path: route, handle: remote })));
  const unknown = newest.find(({ release }) => release.refused !== undefined && release.routes.length === 0);
  const found = matchRoutes(patterns, path)?.at(-1)?.route.handle ?? unknown;
  return found ? { name: found.name, layout: found.release.layout } : null;
}

/** The entries of the main navigation, in order. `releases`: of each remote the version that will be loaded. */
export function navigationOf(releases: readonly (Release | undefined)[]): NavigationEntry[] {
  return releases.flatMap((release) => release?.navigation ?? []).toSorted((a, b) => a.order - b.order);
}
