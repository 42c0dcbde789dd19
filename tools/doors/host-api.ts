import { coreVersion } from '../bundle/federation.ts';
import { minorOf, readRecord } from './record.ts';
import { byVersion, neededBy } from './used.ts';

/**
 * The range of the doors' versions that a remote in `folder` works with: from the oldest that has everything its code uses and federation's
 * core that it is built for, or from the declared one ("^1.9.0") if that is newer. Throws for a name, or a core, that no doors have.
 */
export function hostApiOf(folder: string, declared?: string, core = coreVersion(), cores = readRecord().core): string {
  const withCore = cores[core];
  if (withCore === undefined)
    throw new Error(`No doors have the core ${core} of Module Federation. pnpm doors --accept records a new one.`);
  const [newest = withCore] = [neededBy(folder).version, withCore].toSorted((a, b) => byVersion(b, a));
  return declared !== undefined && byVersion(minorOf(declared), newest) > 0 ? declared : `^${newest}.0`;
}
