// Decides which versions of a remote are listed, and whether they fit the doors of the shells that take them (decision 161).
import type { Release } from '../../shell/src/remotes/registry/registry.ts';
import { choice } from '../../shell/src/remotes/versions/choice.ts';
import { readRegistryFile } from './registry-file.ts';
import { shellsInTurn } from './shell.ts';

/** The number of listed versions of a remote: one that fails is replaced by the one before. */
const versionCount = 3;

/**
 * The releases of a remote that `site` lists, newest first: three, and if none of them fits the served shell, the newest that does; the
 * same for the previous shell.
 */
export function listedOf(site: string, releases: readonly Release[]): Release[] {
  const first = releases.slice(0, versionCount);
  const fitting = doorsOf(site).flatMap((doors) =>
    choice(first, doors).length > 0 ? [] : choice(releases, doors).slice(0, 1),
  );
  return releases.filter((release) => first.includes(release) || fitting.includes(release));
}

/**
 * The listed releases that a remote leaves when it goes back to `goal`, which is older: all, so that none of them takes its place. If `goal`
 * does not fit the served shell, none: it is listed for another shell. The previous shell keeps what only it can run.
 */
export function leftFor(site: string, goal: Release, listed: readonly Release[]): Release[] {
  const [served, previous] = doorsOf(site);
  const takes = (doors: string | undefined, release: Release) =>
    doors === undefined || choice([release], doors).length > 0;
  if (!takes(served, goal)) return [];
  return listed.filter((release) => takes(served, release) || takes(previous, goal) || !takes(previous, release));
}

/** A sentence for each of these remotes whose canary or first version does not fit the served shell. */
export function waiting(site: string, remotes?: readonly string[]): string[] {
  const [doors] = doorsOf(site);
  const { canary = {}, remotes: forAll } = readRegistryFile(site);
  const names = new Set([...Object.keys(canary), ...Object.keys(forAll)]);
  return [...names].flatMap((app) => {
    const [first, ...others] = [...(canary[app] ? [canary[app].release] : []), ...(forAll[app] ?? [])];
    if (doors === undefined || !first || remotes?.includes(app) === false || choice([first], doors).length > 0)
      return [];
    const [taken] = choice(others, doors);
    const meanwhile = taken ? `until then ${taken.version} runs` : 'none that is listed runs: a new device has none';
    return `${app} ${first.version} waits for a shell with the doors ${first.hostApi}, as the served one has ${doors}; ${meanwhile}`;
  });
}

/** The doors' versions of the served shell and of the previous one, as far as they are known. */
function doorsOf(site: string): string[] {
  return shellsInTurn(site)
    .slice(0, 2)
    .flatMap(({ hostApi }) => hostApi || []);
}
