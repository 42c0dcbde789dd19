import path from 'node:path';
import { declarationOf } from '../remotes.ts';
import { workspace } from '../workspace.ts';
import { minorOf } from './record.ts';
import { byVersion, neededBy } from './used.ts';

/** Why the `hostApi` that a remote declares of itself promises older doors than it runs on, a sentence that says what to do; none where it does not. */
export function tooOld(app: string, since?: ReadonlyMap<string, string>): string[] {
  const { hostApi } = declarationOf(app);
  const { version, newest } = neededBy(path.join(workspace, app), since);
  if (hostApi === undefined || byVersion(version, minorOf(hostApi)) <= 0) return [];
  return [
    `${app} uses ${newest.join(', ')}, which came with ${version}: take its hostApi ${hostApi} away, the build finds ^${version}.0.`,
  ];
}
