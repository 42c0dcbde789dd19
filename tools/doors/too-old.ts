import path from 'node:path';
import { declarationOf } from '../remotes.ts';
import { workspace } from '../workspace.ts';
import { byVersion, neededBy } from './used.ts';

/** Why a remote cannot run on the oldest doors that its `hostApi` lets it on, a sentence that says what to do; none where it can. */
export function tooOld(app: string, since?: ReadonlyMap<string, string>): string[] {
  const { hostApi } = declarationOf(app);
  const { version, newest } = neededBy(path.join(workspace, app), since);
  const oldest = hostApi.replace(/^\^/, '').split('.').slice(0, 2).join('.');
  if (byVersion(version, oldest) <= 0) return [];
  return [
    `${app} uses ${newest.join(', ')}, which came with ${version}: raise its hostApi from ${hostApi} to ^${version}.0.`,
  ];
}
