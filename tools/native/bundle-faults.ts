import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '../../shell/src/remotes/registry/registry.ts';
import { filesOf, hashOf, readJson } from '../release/files.ts';
import { hasPolicy } from './page-policy.ts';

/** The parts of `shell.json` that a bundle needs. */
export interface ShellList {
  version: string;
  hostApi?: string;
  /** `sha256-…` by address. */
  files: Record<string, string>;
}

/** Files that no list names: the lists themselves, and the deployment's settings. */
const ownFiles = ['shell.json', 'remotes.json', 'config.json'];

/** The missing, superfluous and wrong files of a bundle, compared with its lists; each as a sentence. */
export function faultsOfBundle(www: string): string[] {
  const there = filesOf(www);
  const lacking = ownFiles.filter((file) => !there.includes(file));
  if (lacking.length > 0) return lacking.map((file) => `${file} is missing`);
  const hashes = listedHashes(www);
  return [
    ...Object.entries(hashes).flatMap(([file, hash]) => {
      if (!there.includes(file)) return [`${file} is missing`];
      return hashOf(path.join(www, file)) === hash ? [] : [`${file} is not what its hash says`];
    }),
    ...there.filter((file) => !ownFiles.includes(file) && !hashes[file]).map((file) => `${file} is in no list`),
    ...(hasPolicy(readFileSync(path.join(www, 'index.html'), 'utf8')) ? [] : ['index.html has no policy']),
  ];
}

/** The hash of each file in the lists of the shell and the remotes. */
function listedHashes(www: string): Record<string, string> {
  const { files } = readJson(path.join(www, 'shell.json')) as ShellList;
  const { remotes } = readJson(path.join(www, 'remotes.json')) as { remotes: Registry };
  const ofShell = Object.entries(files).map(([url, hash]) => [url === '/' ? 'index.html' : url.slice(1), hash]);
  const ofRemotes = Object.values(remotes)
    .flat()
    .flatMap(({ base, files }) => Object.entries(files).map(([name, hash]) => [`${base.slice(1)}${name}`, hash]));
  return Object.fromEntries([...ofShell, ...ofRemotes]) as Record<string, string>;
}
