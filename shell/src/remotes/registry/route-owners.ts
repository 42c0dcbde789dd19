// A route belongs to one remote. `tools/release.ts` refuses a release that claims another's; this code handles registries that were written
// in another way.
import type { Registry, Release } from './registry.ts';

/** A claim of a remote to a route of another. */
interface Claim {
  path: string;
  owner: string;
  other: string;
}

/**
 * The registry in which no two remotes serve the same route. `inUse` chooses the release of a remote that counts. The remote that owned a
 * route in the list `before` keeps it; otherwise the one that claims it in most of its releases; otherwise the first listed, because a
 * release appends a new remote. The others serve the rest of their routes.
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

/** The number of releases that serve a route. */
const servedIn = (releases: readonly Release[] = [], path: string) =>
  releases.filter(({ routes }) => routes.some((route) => pathsOf(route) === path)).length;

/** A pattern in a form that is equal for all patterns with the same paths: without the names of parameters, in lower case. */
const pathsOf = (route: string) => route.replaceAll(/:[^/]+/g, ':').toLowerCase();
