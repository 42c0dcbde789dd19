// Releases of the shell in a site. The page has a single address, so the shells to return to are kept whole beside the site.
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type BuiltShell, describeShell, readBuild, releaseFile, signatureFile } from './build.ts';
import { compress, copyWhole, filesOf, moveWhole, type Quality, readJson, writeWhole } from './files.ts';
import { obstacles } from './going-back.ts';
import { HalfServedError, privateFolder } from './lock.ts';
import { readRegistryFile } from './registry-file.ts';

/** The contents of `shell.json`: the files of the shell for the service worker. */
interface ShellList {
  version: string;
  /** The doors' version; missing in shells from before 1.10. */
  hostApi?: string;
  /** Missing in shells from before decision 212. */
  databases?: BuiltShell['databases'];
  /** When it was last released; an ISO instant in UTC. */
  released?: string;
  /** The version that was served when it was released; null where there was none. Older tools do not say it. */
  before?: string | null | undefined;
  /** `sha256-…` of each file for devices, by path. */
  files: Record<string, string>;
}

const listOf = (site: string) => path.join(site, 'shell.json');
const storeOf = (site: string, version = '') => path.join(privateFolder(site), 'shell', version);

/** The folder of a build, or of the shell that another site serves. */
export function bitsOfShell(from: string): string {
  return existsSync(listOf(from)) ? storeOf(from, storeServed(from)) : from;
}

/** Releases the shell that is in `folder`. Returns its version. */
export function releaseShell(folder: string, site: string, quality: Quality): string {
  const build = readBuild('shell', folder) as BuiltShell;
  const served = existsSync(listOf(site)) ? storeServed(site) : null;
  const store = storeOf(site, build.version);
  if (!existsSync(store)) {
    rmSync(`${store}.part`, { recursive: true, force: true });
    for (const file of filesOf(folder)) copyWhole(path.join(folder, file), path.join(`${store}.part`, file));
    for (const file of Object.keys(build.files)) compress(path.join(`${store}.part`, file), quality);
    moveWhole(`${store}.part`, store);
  }
  const shells = storedShells(site);
  const before = served === build.version ? shells.find(({ version }) => version === build.version)?.before : served;
  writeWhole(path.join(store, 'shell.json'), JSON.stringify(shellList(build, instantAfter(shells[0]), before)));
  serve(site, build);
  return build.version;
}

/**
 * Serves the shell that was served before the current one was released, or the one with that version. Returns its version. Throws if devices could not
 * work with it, unless `force` is set. After a release that ended before its end (`isHalfServed`), the shell before is the one that the list
 * still names.
 */
export function rollbackShell(site: string, version?: string, force = false, isHalfServed = false): string {
  if (!existsSync(listOf(site))) throw new Error(`${site} serves no shell: pnpm releases --to ${site}`);
  const served = storeServed(site);
  const shells = storedShells(site);
  const goal = version ?? (isHalfServed ? served : shellsInTurn(site, served)[1]?.version);
  if (!goal || !shells.some((shell) => shell.version === goal))
    throw new Error(`${site} has no shell ${goal ?? `from before ${served}`}: pnpm releases --to ${site}`);
  const found = builtOf(site, goal);
  const reasons =
    force || goal === served ? [] : obstacles(builtOf(site, served), found, readRegistryFile(site).remotes);
  if (reasons.length > 0)
    throw new Error(
      [
        `The shell does not go back to ${goal}:`,
        ...reasons.map((reason) => `- ${reason}`),
        `To go back all the same: pnpm rollback shell ${goal} --force`,
      ].join('\n'),
    );
  serve(site, found);
  return goal;
}

const builtOf = (site: string, version: string) =>
  readJson(path.join(storeOf(site, version), releaseFile)) as BuiltShell;

/** The shells that can be served, last released first. */
export function storedShells(site: string): ShellList[] {
  const files = filesOf(storeOf(site)).filter((file) => path.basename(file) === 'shell.json');
  const shells = files.map((file) => readJson(path.join(storeOf(site), file)) as ShellList);
  return shells.toSorted((a, b) => ((a.released ?? '') < (b.released ?? '') ? 1 : -1));
}

/**
 * The served shell, the one that was served before it, and so on, as far as they are known. Those that are left out were gone back from: a
 * shell that was released after a rollback comes after the one that the rollback served.
 */
export function shellsInTurn(site: string, served = servedShell(site)): ShellList[] {
  const shells = storedShells(site);
  const turn: ShellList[] = [];
  for (let place = shells.findIndex(({ version }) => version === served); shells[place];) {
    const { before } = shells[place]!;
    turn.push(shells[place]!);
    // Always an older one, so that two that were each released after the other are not gone back to in circles.
    place = shells.findIndex(({ version }, at) => at > place && (before === undefined || version === before));
  }
  return turn;
}

/** The version of the served shell; undefined if there is none. */
export function servedShell(site: string): string | undefined {
  if (!existsSync(listOf(site))) return undefined;
  return (readJson(listOf(site)) as ShellList).version;
}

/**
 * Writes the files first, then page and worker, and the list of hashes last, so that readers of a list find what it names. Throws
 * HalfServedError where it cannot write them all.
 */
function serve(site: string, { version }: BuiltShell): void {
  const store = storeOf(site, version);
  const own = ['shell.json', releaseFile, signatureFile];
  const last = ['index.html', 'sw.js'];
  const isLast = (file: string) => last.includes(file.replace(/\.br$/, ''));
  const files = filesOf(store).filter((file) => !own.includes(file) && !file.endsWith('.map'));
  try {
    for (const file of [...files.filter((name) => !isLast(name)), ...files.filter(isLast)]) {
      // A deployment's settings are its own.
      if (file === 'config.json' && existsSync(path.join(site, file))) continue;
      copyWhole(path.join(store, file), path.join(site, file));
    }
    copyWhole(path.join(store, 'shell.json'), listOf(site));
  } catch (error) {
    throw new HalfServedError(error);
  }
}

/** Now, or just after a release from a machine with a fast clock, because a shell goes back to older ones alone. */
function instantAfter(newest: ShellList | undefined): Date {
  return new Date(Math.max(Date.now(), Date.parse(newest?.released ?? '1970') + 1));
}

/** Stores the served shell, which may be from before shells were stored, with those to return to. Returns its version. */
function storeServed(site: string): string {
  const list = readJson(listOf(site)) as ShellList;
  if (list.released && existsSync(storeOf(site, list.version))) return list.version;
  const names = [...Object.keys(list.files).map((url) => (url === '/' ? 'index.html' : url.slice(1))), 'sw.js'];
  const part = `${storeOf(site, list.version)}.part`;
  rmSync(part, { recursive: true, force: true });
  for (const name of names.flatMap((file) => [file, `${file}.br`])) {
    if (existsSync(path.join(site, name))) copyWhole(path.join(site, name), path.join(part, name));
  }
  const described = describeShell(part, list.version, list.hostApi ?? '', list.databases);
  const version = list.released ? list.version : described.version; // before, the version did not depend on the content
  const store = storeOf(site, version);
  writeWhole(path.join(part, releaseFile), JSON.stringify({ ...described, version }));
  writeWhole(path.join(part, 'shell.json'), JSON.stringify({ ...list, version }));
  if (existsSync(store)) rmSync(part, { recursive: true });
  else moveWhole(part, store);
  return version;
}

function shellList(
  { version, hostApi, databases, files }: BuiltShell,
  now: Date,
  before: ShellList['before'],
): ShellList {
  const held = Object.entries(files).filter(([file]) => file !== 'sw.js');
  const paths = held.map(([file, hash]): [string, string] => [file === 'index.html' ? '/' : `/${file}`, hash]);
  return {
    version,
    hostApi,
    ...(databases && { databases }),
    released: now.toISOString(),
    before,
    files: Object.fromEntries(paths),
  };
}
