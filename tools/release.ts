// node tools/release.ts [app …] [--to <folder>] [--from <folder>]: puts built apps (all without names) into the folder that is
// served; `--from` names one app's build where it is not in its own dist.
//
// A remote's files go to r/<name>/<version>/, which is never overwritten; only then is remotes.json rewritten, atomically. Rolling
// back means rewriting remotes.json alone. The shell's files come first, its page after them, its list of hashes last.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Registry, Release } from '../shell/src/remotes/registry/registry.ts';
import { readRegistry } from '../shell/src/remotes/registry/read-registry.ts';
import { withOneOwnerEach } from '../shell/src/remotes/registry/route-owners.ts';
import { apps, publishedDeclaration } from './remotes.ts';
import { workspace } from './workspace.ts';

const root = path.dirname(import.meta.dirname);

/** `remotes.json`. */
interface RegistryFile {
  remotes: Registry;
}

const versionCount = 3;
/** In a build of the shell: the version of its doors. */
const doorsFile = 'doors.json';

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, from: { type: 'string' } },
  });
  for (const app of positionals.length ? positionals : apps)
    release(app, values.to ?? path.join(root, 'dist/web'), values.from);
}

/** Releases one built app into the served folder `to`. Releasing the same build twice changes nothing. */
export function release(app: string, to: string, from = path.join(root, app, 'dist')): void {
  mkdirSync(to, { recursive: true });
  if (app === 'shell') releaseShell(from, to);
  else releaseRemote(app, from, to);
}

function releaseShell(from: string, to: string): void {
  const files = filesOf(from).filter((file) => file !== doorsFile);
  const last = ['index.html', 'sw.js'];
  for (const file of [...files.filter((name) => !last.includes(name)), ...last]) {
    // The settings of a deployment are the deployment's.
    if (file === 'config.json' && existsSync(path.join(to, file))) continue;
    copy(path.join(from, file), path.join(to, file));
  }
  const published = files.filter((file) => !['config.json', 'sw.js'].includes(file) && !file.endsWith('.map'));
  const hashes = published.map((file) => [file === 'index.html' ? '/' : `/${file}`, hashOf(path.join(from, file))]);
  writeAtomically(path.join(to, 'shell.json'), {
    version: versionOf(root),
    hostApi: doorsOf(from),
    files: Object.fromEntries(hashes),
  });
}

/** The version of the doors that a build of the shell has; none in one from before it said so. */
function doorsOf(from: string): string | undefined {
  const file = path.join(from, doorsFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined;
}

function releaseRemote(app: string, from: string, to: string): void {
  const files = filesOf(from).filter((file) => !file.endsWith('.map'));
  const entry = files.find((file) => file.startsWith('remoteEntry.'));
  if (!entry) throw new Error(`${app} has no remote entry: build it first`);
  const hashes = Object.fromEntries(files.map((file) => [file, hashOf(path.join(from, file))]));
  const fingerprint = createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 8);
  const version = `${versionOf(path.join(workspace, app))}-${fingerprint}`;
  const folder = path.join(to, 'r', app, version);
  if (!existsSync(folder)) {
    rmSync(`${folder}.part`, { recursive: true, force: true });
    for (const file of filesOf(from)) copy(path.join(from, file), path.join(`${folder}.part`, file));
    renameSync(`${folder}.part`, folder);
  }
  const released: Release = {
    version,
    base: `/r/${app}/${version}/`,
    entry,
    ...publishedDeclaration(app),
    files: hashes,
  };
  const file = path.join(to, 'remotes.json');
  const listed = existsSync(file) ? readFileSync(file, 'utf8') : '{"remotes":{}}';
  const registry = JSON.parse(listed) as RegistryFile;
  const others = (registry.remotes[app] ?? []).filter((entry) => entry.version !== version);
  registry.remotes[app] = [released, ...others].slice(0, versionCount);
  const wrong = faultsOf(registry, app, version);
  if (wrong.length > 0) throw new Error(`${app} ${version} is not released: ${wrong.join('; ')}`);
  writeAtomically(file, registry);
}

/** Why the shell would refuse this release, or what it would not let it serve; a sentence each. */
function faultsOf(registry: RegistryFile, app: string, version: string): string[] {
  const { registry: read, faults } = readRegistry(JSON.stringify(registry));
  const { claims } = withOneOwnerEach(read, ([newest]) => newest);
  const claimed = claims.filter(({ owner, other }) => [owner, other].includes(app));
  return [
    ...faults.filter((fault) => fault.startsWith(`${app} ${version} `)),
    ...claimed.map(({ path, owner, other }) => `${path} is served by ${owner === app ? other : owner} already`),
  ];
}

/** Copies a file and lays its brotli twin beside it; not beside config.json, which a deployment edits. */
function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to);
  if (!/\.(woff2|png|map)$|^config\.json$/.test(path.basename(to))) compress(to);
}

function compress(file: string): void {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), options));
}

function writeAtomically(file: string, content: unknown): void {
  writeFileSync(`${file}.part`, JSON.stringify(content));
  renameSync(`${file}.part`, file);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();
}

function hashOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}

function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
