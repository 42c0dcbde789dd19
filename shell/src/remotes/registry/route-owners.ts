// A route belongs to one remote. `tools/release.ts` refuses a release that claims another's; this holds where a registry was written otherwise.
import type { Registry, Release } from './registry.ts';

/** A route that a remote claims beside its owner. */
interface Claim {
  path: string;
  owner: string;
  other: string;
}

/**
 * The registry in which no two remotes serve one route. `inUse` says which of a remote's releases claims. Of several remotes, the one that
 * owned a route in the list `before` owns it, else the one that claims it in most of its releases, else the first listed: a release lists a
 * new remote last. The others serve the rest of their routes.
 */
export function withOneOwnerEach(
  registry: Registry,
  inUse: (releases: readonly Release[]) => Release | undefined,
  before: Registry = {},
): { registry: Registry; claims: Claim[] } {
  const claimants = new Map<string, string[]>();
  for (const [name, releases] of Object.entries(registry)) {
    for (const path of new Set(inUse(releases)?.routes.map(pathsOf)))
      claimants.set(path, [...(claimants.get(path) ?? []), name]);
  }
  const byRight = (path: string) => (a: string, b: string) =>
    servedIn(before[b], path) - servedIn(before[a], path) || servedIn(registry[b], path) - servedIn(registry[a], path);
  const owners = new Map([...claimants].map(([path, names]) => [path, names.toSorted(byRight(path))[0]!]));
  const claims = [...claimants].flatMap(([path, names]) => {
    const owner = owners.get(path)!;
    return names.filter((name) => name !== owner).map((other) => ({ path, owner, other }));
  });
  const owned = Object.entries(registry).map(([name, releases]): [string, Release[]] => {
    const own = (route: string) => (owners.get(pathsOf(route)) ?? name) === name;
    return [name, releases.map((release) => ({ ...release, routes: release.routes.filter(own) }))];
  });
  return { registry: Object.fromEntries(owned), claims };
}

/** In how many releases a route is served. */
const servedIn = (releases: readonly Release[] = [], path: string) =>
  releases.filter(({ routes }) => routes.some((route) => pathsOf(route) === path)).length;

/** A pattern as the paths that it matches: whatever its parameters are called, and in any case. */
const pathsOf = (route: string) => route.replaceAll(/:[^/]+/g, ':').toLowerCase();
