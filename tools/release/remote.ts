// Releases of remotes in a site: their files are at r/<name>/<version>/, which is never overwritten, and remotes.json lists them.
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../shell/src/remotes/registry/registry.ts';
import { type BuiltRemote, readBuild, releaseFile, signatureFile } from './build.ts';
import { leftFor, listedOf } from './fitting.ts';
import { compress, copyWhole, filesOf, moveWhole, type Quality, writeWhole } from './files.ts';
import { builtFaults } from '../styles/faults.ts';
import { privateFolder } from './lock.ts';
import { listInPreview, previewFolder } from './preview.ts';
import { changeRegistry, readRegistryFile, type RegistryFile } from './registry-file.ts';
import { changeWithdrawn, isWithdrawn } from './withdrawn.ts';

const folderOf = (site: string, app: string, version: string) => path.join(site, 'r', app, version);

/** The files of a release. */
interface Bits {
  folder: string;
  /** The folder of their source maps. */
  maps: string;
}

/** The files of a build, or of the first version on another site. */
export function bitsOfRemote(app: string, from: string): Bits {
  if (!existsSync(path.join(from, 'remotes.json'))) return { folder: from, maps: from };
  const [first] = readRegistryFile(from).remotes[app] ?? [];
  if (!first) throw new Error(`${from} lists no ${app}`);
  describeOld(from, app, first);
  return { folder: folderOf(from, app, first.version), maps: mapsOf(from, app, first.version) };
}

/** Who gets a release, by default all devices, and from where. */
interface Audience {
  /** A share of the devices, 1 to 99. */
  percent?: number | undefined;
  /** Those that open the preview with this name. */
  preview?: string | undefined;
  /** The address from which the site's files are served for this remote; by default the page's own origin. */
  base?: string | undefined;
}

/** Releases a remote, and returns its version. Throws if its style sheets could style what others draw, whatever has built them. */
export function releaseRemote(
  app: string,
  { folder, maps }: Bits,
  site: string,
  quality: Quality,
  { percent, preview, base }: Audience = {},
): string {
  const origin = base === undefined ? '' : addressOf(base);
  const build = readBuild(app, folder) as BuiltRemote;
  const reaching = builtFaults(app, folder, Object.keys(build.files), maps);
  if (reaching.length > 0)
    throw new Error(`The styles of ${app} reach beyond its own elements:\n${reaching.join('\n')}`);
  const { version } = build;
  const place = preview === undefined ? `r/${app}/${version}` : `${previewFolder(preview)}/${app}/${version}`;
  const to = path.join(site, place);
  if (!existsSync(to)) {
    rmSync(`${to}.part`, { recursive: true, force: true });
    for (const file of filesOf(folder).filter((name) => !name.endsWith('.map')))
      copyWhole(path.join(folder, file), path.join(`${to}.part`, file));
    for (const file of Object.keys(build.files)) compress(path.join(`${to}.part`, file), quality);
    moveWhole(`${to}.part`, to);
  }
  // The same version may have come without a signature first.
  if (folder !== to && existsSync(path.join(folder, signatureFile)))
    copyWhole(path.join(folder, signatureFile), path.join(to, signatureFile));
  for (const file of filesOf(maps).filter((name) => name.endsWith('.map')))
    copyWhole(path.join(maps, file), path.join(mapsOf(site, app, version), file));
  const release = releaseOf(to, build, `${origin}/${place}/`);
  if (preview === undefined) list(site, app, release, percent);
  else listInPreview(site, preview, app, release);
  return version;
}

/**
 * Removes a canary; without one, or with a `version`, makes the previous version, or that one, the first, and lists no newer ones: a version
 * that is no longer listed is older than all that are, unless it was gone back from itself and stored after them. Returns the version that is first then: undefined
 * if only the canary was listed. Throws if there is none to return to.
 */
export function rollbackRemote(app: string, site: string, version?: string): string | undefined {
  const { remotes, canary } = readRegistryFile(site);
  const listed = remotes[app] ?? [];
  const tried = canary?.[app]?.release.version;
  if (version === undefined && tried !== undefined) return withdrawCanary(app, site, tried);
  for (const release of listed) describeOld(site, app, release);
  const goal = version ?? listed[1]?.version;
  if (!goal)
    throw new Error(
      listed[0]
        ? `${site} lists no version of ${app} before ${listed[0].version}`
        : `${site} lists no ${app}: pnpm releases --to ${site}`,
    );
  const file = path.join(folderOf(site, app, goal), releaseFile);
  if (!existsSync(file)) throw new Error(`${site} has no ${app} ${goal}: pnpm releases --to ${site}`);
  const place = listed.findIndex((release) => release.version === goal);
  // What serves the files of the version that is gone back from serves those of all versions.
  const origin = listed[0]?.base.replace(`/r/${app}/${listed[0].version}/`, '') ?? '';
  const release =
    listed[place] ??
    releaseOf(path.dirname(file), readBuild(app, path.dirname(file)) as BuiltRemote, `${origin}/r/${app}/${goal}/`);
  const isForward = goal === tried || (isWithdrawn(site, app, goal) && !isOlder(site, app, goal, listed[0]?.version));
  const left = place < 0 ? (isForward ? [] : leftFor(site, release, listed)) : listed.slice(0, place);
  const others = listed.filter((each) => each !== release && !left.includes(each));
  const next = listedOf(site, [release, ...others]);
  const canaryGone = tried === undefined || isAmong(next, tried) ? [] : [tried];
  const change = (registry: RegistryFile) => ({
    ...withoutCanary(registry, app),
    remotes: { ...registry.remotes, [app]: next },
  });
  changeRegistry(site, app, change, () => changeWithdrawn(site, app, [], goal));
  // Not before: all that are listed might be withdrawn, and no device would have the remote.
  changeWithdrawn(site, app, [...canaryGone, ...left.map((each) => each.version)], goal);
  return goal;
}

const isAmong = (releases: readonly Release[], version: string) => releases.some((each) => each.version === version);

/** Whether a version was stored before another one. */
function isOlder(site: string, app: string, version: string, other: string | undefined): boolean {
  const storedAt = (stored: string) => statSync(path.join(folderOf(site, app, stored), releaseFile)).mtimeMs;
  return other !== undefined && storedAt(version) < storedAt(other);
}

/**
 * Removes a canary, and returns the version that is first then. Throws if that version is not the remote's canary (any more): whoever says
 * that it fails does not mean the releases for all.
 */
export function withdrawCanary(app: string, site: string, version: string): string | undefined {
  const { remotes, canary } = readRegistryFile(site);
  if (canary?.[app]?.release.version !== version) throw new Error(`${app} ${version} is no canary of ${site}`);
  const listed = remotes[app] ?? [];
  const first = listed[0]?.version;
  // Where it is listed for all, too, only its first place on some devices ends.
  const withdraw = () => changeWithdrawn(site, app, isAmong(listed, version) ? [] : [version], first);
  changeRegistry(site, app, (registry) => withoutCanary(registry, app), withdraw);
  return first;
}

/** The versions of a remote whose files exist, by name. */
export function storedVersions(site: string, app: string): string[] {
  const files = filesOf(path.join(site, 'r', app));
  return files.flatMap((file) => (path.basename(file) === releaseFile ? path.dirname(file) : []));
}

function list(site: string, app: string, release: Release, percent?: number): void {
  const change = (registry: RegistryFile) => {
    const { remotes, canary } = registry;
    if (percent !== undefined) {
      const before = canary?.[app];
      const isSame = before?.release.version === release.version;
      const since = (isSame && before.since) || new Date().toISOString();
      return { ...registry, canary: { ...canary, [app]: { percent, release, since } } };
    }
    const others = (remotes[app] ?? []).filter(({ version }) => version !== release.version);
    return { ...withoutCanary(registry, app), remotes: { ...remotes, [app]: listedOf(site, [release, ...others]) } };
  };
  // Not the other way round: a version that is listed and withdrawn runs nowhere, though its team sees it listed.
  changeRegistry(site, app, change, () => changeWithdrawn(site, app, [], release.version));
}

function withoutCanary<R extends { canary?: object }>({ canary, ...registry }: R, app: string) {
  const left = Object.entries(canary ?? {}).filter(([name]) => name !== app);
  return { ...registry, ...(left.length > 0 && { canary: Object.fromEntries(left) }) };
}

function releaseOf(folder: string, { name: _name, ...build }: BuiltRemote, base: string): Release {
  const file = path.join(folder, signatureFile);
  const signature = existsSync(file) ? { signature: readFileSync(file, 'utf8') } : {};
  return { ...build, base, ...signature };
}

/** An address without a slash at its end. Throws for what a browser would not load files from. */
function addressOf(base: string): string {
  const { protocol, search, hash, href } = URL.parse(base) ?? {};
  if (!href || search || hash || !['https:', 'http:'].includes(protocol ?? ''))
    throw new Error(`--base takes the address of a server, https://stock.example: ${base}`);
  return href.replace(/\/$/, '');
}

/** Writes the release.json of a version whose build had none, from the registry's entry. */
function describeOld(site: string, app: string, { base, signature: _signature, ...release }: Release): void {
  const file = path.join(folderOf(site, app, release.version), releaseFile);
  if (base === `/r/${app}/${release.version}/` && !existsSync(file))
    writeWhole(file, JSON.stringify({ name: app, ...release }));
}

const mapsOf = (site: string, app: string, version: string) => path.join(privateFolder(site), 'maps', app, version);
