import path from 'node:path';
import { declarationOf } from '../remotes.ts';
import { workspace } from '../workspace.ts';
import { minorOf } from './record.ts';
import { byVersion, neededBy } from './used.ts';

/** A sentence that says what to do if a remote's declared `hostApi` promises older doors than its code runs on; otherwise undefined. */
export function tooOld(app: string, since?: ReadonlyMap<string, string>): string[] {
  const { hostApi } = declarationOf(app);
  const { version, newest } = neededBy(path.join(workspace, app), since);
  if (hostApi === undefined || byVersion(version, minorOf(hostApi)) <= 0) return [];
  return [
    `${app} uses ${newest.join(', ')}, which came with ${version}: take its hostApi ${hostApi} away, the build finds ^${version}.0.`,
  ];
}
