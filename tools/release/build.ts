// A build describes itself in its `release.json`, and a release reads nothing else: so bits that are released again, or in another
// environment, keep their description.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PublishedDeclaration } from '../../shell/src/remotes/registry/declaration.ts';
import { filesOf, hashOf, readJson } from './files.ts';

/** The name of the file that describes a build or a released version, in its folder. */
export const releaseFile = 'release.json';

/** The name of the file with the signature of that description (decision 296), in the same folder. */
export const signatureFile = 'release.sig';

/** The name of a remote's federation manifest, by which other hosts load it. */
export const federationManifest = 'mf-manifest.json';

interface Built {
  name: string;
  /** The package's version and a fingerprint of the build's contents. */
  version: string;
  /** `sha256-…` of every public file, by name. */
  files: Record<string, string>;
}

/** A version of a database on devices that a shell makes, and the newest that it can open. */
export interface DatabaseVersions {
  makes: number;
  opens: number;
}

/** A built shell; `hostApi` is the version of its doors. */
export interface BuiltShell extends Built {
  name: 'shell';
  hostApi: string;
  /** By database. Missing in builds from before decision 212. */
  databases?: Record<string, DatabaseVersions>;
}

/** A built remote, with its declaration. */
export interface BuiltRemote extends Built, PublishedDeclaration {
  /** The name of its federation entry. */
  entry: string;
  /** The name of its federation manifest. Missing in builds from before decision 170. */
  manifest?: string;
  /** By route: the files that a page fetches at once (`tools/bundle/first-files.ts`). Missing in builds from before doors 1.11. */
  first?: Record<string, string[]>;
}

/** Describes the shell's build. `version` is its package's; `hostApi` is the doors'; `databases` are what it makes and opens on devices. */
export function describeShell(
  folder: string,
  version: string,
  hostApi: string,
  databases?: BuiltShell['databases'],
): BuiltShell {
  const files = hashesIn(folder);
  const described = { hostApi, ...(databases && { databases }), files };
  return { name: 'shell', version: `${version}-${fingerprint(described)}`, ...described };
}

/** Describes a remote's build. Throws if the build has no entry. */
export function describeRemote(
  name: string,
  folder: string,
  version: string,
  declared: PublishedDeclaration & Pick<BuiltRemote, 'first'>,
): BuiltRemote {
  const files = hashesIn(folder);
  const entry = Object.keys(files).find((file) => file.startsWith('remoteEntry.'));
  if (!entry) throw new Error(`${name} has no remote entry`);
  const manifest = Object.hasOwn(files, federationManifest) ? { manifest: federationManifest } : {};
  return { name, version: `${version}-${fingerprint({ ...declared, files })}`, ...declared, entry, ...manifest, files };
}

/** Reads a build's description. Throws if it is missing, is another app's, or is not that of these files, or of this version. */
export function readBuild(app: string, folder: string): BuiltShell | BuiltRemote {
  const file = path.join(folder, releaseFile);
  if (!existsSync(file)) throw new Error(`${folder} has no ${releaseFile}: build ${app} first`);
  const build = readJson(file) as BuiltShell | BuiltRemote;
  if (build.name !== app) throw new Error(`${folder} is a build of ${build.name}, not of ${app}`);
  for (const [name, hash] of Object.entries(build.files)) {
    if (hashOf(path.join(folder, name)) !== hash) throw new Error(`${name} in ${folder} is not as it was built`);
  }
  if (!isDeepStrictEqual(describedAgain(build, folder), build))
    throw new Error(`${releaseFile} in ${folder} is not as it was built, or a file was added: build ${app} again`);
  return build;
}

/** What the build's own words and files make of it: another version, if a word or a file has changed since. */
function describedAgain(build: BuiltShell | BuiltRemote, folder: string): BuiltShell | BuiltRemote {
  const number = build.version.replace(/-[0-9a-f]{8}$/, '');
  if (isShell(build)) return describeShell(folder, number, build.hostApi, build.databases);
  const { name, version: _version, entry: _entry, manifest: _manifest, files: _files, ...declared } = build;
  return describeRemote(name, folder, number, declared);
}

const isShell = (build: BuiltShell | BuiltRemote): build is BuiltShell => build.name === 'shell';

/** Files that describe a build, or belong to a deployment. */
const notBuilt = ['config.json', 'shell.json', releaseFile, signatureFile];

/** Source maps are not public, and a deployment has its own settings. */
function hashesIn(folder: string): Record<string, string> {
  const files = filesOf(folder).filter((file) => !/\.(map|br)$/.test(file) && !notBuilt.includes(file));
  return Object.fromEntries(files.map((file) => [file, hashOf(path.join(folder, file))]));
}

function fingerprint(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
}
