import { minorOf } from './record.ts';
import { byVersion, neededBy } from './used.ts';

/**
 * The range of the doors' versions that a remote in `folder` works with: from the oldest that has everything its code uses, or from the
 * declared one ("^1.9.0") if that is newer. Throws for a name that no doors have.
 */
export function hostApiOf(folder: string, declared?: string): string {
  const { version } = neededBy(folder);
  return declared !== undefined && byVersion(minorOf(declared), version) > 0 ? declared : `^${version}.0`;
}
