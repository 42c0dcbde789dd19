import { satisfies } from 'compare-versions';

/** The fields of a release that decide whether it is taken. */
interface Candidate {
  version: string;
  /** The range of doors' versions that it works with. */
  hostApi: string;
}

/** What a page reports to the service worker about a version that it tried. */
export interface Outcome {
  remote: string;
  version: string;
  runs: boolean;
}

/**
 * The versions of a remote that work with these doors, in the order in which they are tried: newest first, then those that failed on this
 * device. A page tries them in this order, and the service worker stores the first. `releases` has the newest first.
 */
export function choice<Release extends Candidate>(
  releases: readonly Release[],
  doors: string,
  failed: readonly string[] = [],
): Release[] {
  const fitting = releases.filter(({ hostApi }) => fits(doors, hostApi));
  const hasFailed = ({ version }: Release) => failed.includes(version);
  return [...fitting.filter((release) => !hasFailed(release)), ...fitting.filter(hasFailed)];
}

/** A range that cannot be read fits nothing. */
function fits(doors: string, hostApi: string): boolean {
  try {
    return satisfies(doors, hostApi);
  } catch {
    return false;
  }
}
