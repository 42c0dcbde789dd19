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
 * The versions of a remote that work with these doors, in the order in which they are tried: newest first, then those of each list in `later`,
 * the last list at the end. A page tries them in this order, and the service worker stores the first. `releases` has the newest first.
 */
export function choice<Release extends Candidate>(
  releases: readonly Release[],
  doors: string,
  ...later: (readonly string[] | undefined)[]
): Release[] {
  const rank = ({ version }: Release) => later.findLastIndex((versions) => versions?.includes(version));
  return releases.filter(({ hostApi }) => fits(doors, hostApi)).toSorted((a, b) => rank(a) - rank(b));
}

/** A range that cannot be read fits nothing. */
function fits(doors: string, hostApi: string): boolean {
  try {
    return satisfies(doors, hostApi);
  } catch {
    return false;
  }
}
