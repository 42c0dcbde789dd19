import { appendFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type BuiltRemote, describeRemote } from '../../tools/release/build.ts';
import { filesOf, readJson, writeWhole } from '../../tools/release/files.ts';
import { readRegistryFile } from '../../tools/release/registry-file.ts';

/** Makes another version of a remote that a site lists, as a build leaves it, with a comment more in its entry. Returns its folder. */
export function anotherBuild(site: string, remote: string, folder: string, mark: string): string {
  const [first] = readRegistryFile(site).remotes[remote]!;
  cpSync(path.join(site, first!.base), folder, { recursive: true });
  for (const file of filesOf(folder)) if (file.endsWith('.br')) rmSync(path.join(folder, file));
  rmSync(path.join(folder, 'release.sig'), { force: true });
  appendFileSync(path.join(folder, first!.entry), `\n// ${mark}`);
  const {
    name,
    version,
    entry: _entry,
    manifest: _manifest,
    files: _files,
    ...declared
  } = readJson(path.join(folder, 'release.json')) as BuiltRemote;
  const number = version.replace(/-[\da-f]{8}$/, '');
  writeWhole(path.join(folder, 'release.json'), JSON.stringify(describeRemote(name, folder, number, declared)));
  return folder;
}
