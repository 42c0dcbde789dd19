import { matchPath } from 'react-router';
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
  /** From a developer's machine: where it fails, its developer has to see it, and no other version takes its place by itself. */
  override?: true;
}

/** The deployed remotes by name, the newest version first. */
export type Registry = Record<string, Release[]>;

/** Fetches the registry. Throws when it cannot be had or is no registry (a gateway's HTML page, say). */
export async function fetchRegistry(url: string): Promise<Registry> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const { remotes } = (await response.json()) as { remotes?: Registry };
  if (typeof remotes !== 'object' || !Object.values(remotes).every(Array.isArray)) {
    throw new Error(`${url} lists no remotes`);
  }
  return remotes;
}

/** The remote that serves a path, by the registry and without its code; null when none does. */
export function remoteOf(registry: Registry, path: string): { name: string; layout: 'init' | 'app' } | null {
  for (const [name, [newest]] of Object.entries(registry)) {
    if (newest?.routes.some((pattern) => matchPath(pattern, path))) return { name, layout: newest.layout };
  }
  return null;
}

/** The entries of the main navigation, in order. `releases`: of each remote the version that will be loaded. */
export function navigationOf(releases: readonly (Release | undefined)[]): NavigationEntry[] {
  return releases.flatMap((release) => release?.navigation ?? []).toSorted((a, b) => a.order - b.order);
}
