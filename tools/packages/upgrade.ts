// seguia upgrade-doors: takes newer packages of doors and build into a team's repository, and says what came and what is gone.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changesAfter, goneSince } from '../doors/changes.ts';
import type { DoorsRecord } from '../doors/record.ts';
import { byVersion } from '../doors/used.ts';

const kinds = ['doors', 'build'] as const;
type Kind = (typeof kinds)[number];

/** A tarball's name has its version and the beginning of its hash: `seguia-doors-1.48.0-0a1b2c3d.tgz`. */
const nameOf = (kind: Kind) => new RegExp(`^seguia-${kind}-(\\d+\\.\\d+\\.\\d+)(?:-[0-9a-f]+)?\\.tgz$`);

/**
 * Puts the packages of the folder `from` (written by `pnpm packages --to`) in the place of those in `workspace`, installs them, and returns
 * what changed at the doors, as lines. Throws if the folder has none, if its doors are older, and if the installation fails; then all is
 * as it was.
 */
export function upgradeDoors(from: string, workspace: string): string[] {
  const to = path.join(workspace, 'packages');
  const [old, next] = [tarballsIn(to), tarballsIn(from)];
  if (byVersion(next.doors.version, old.doors.version) < 0)
    throw new Error(`${from} has the doors ${next.doors.version}, which are older than ${old.doors.version} here.`);
  if (kinds.every((kind) => next[kind].file === old[kind].file))
    return [`The doors ${old.doors.version} are here already.`];
  const before = recordIn(workspace);
  const manifests = ['package.json', ...globSync('mf-*/package.json', { cwd: workspace })];
  const texts = new Map([...manifests, 'pnpm-lock.yaml'].filter(isThere).map((file) => [file, read(file)]));
  for (const kind of kinds) copyFileSync(path.join(from, next[kind].file), path.join(to, next[kind].file));
  for (const file of manifests)
    write(
      file,
      kinds.reduce((text, kind) => text.replaceAll(old[kind].file, next[kind].file), texts.get(file)!),
    );
  // CI=1 would refuse a lock file that changes.
  const { status, stdout, stderr } = spawnSync('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline'], {
    cwd: workspace,
    encoding: 'utf8',
  });
  if (status !== 0) {
    for (const [file, text] of texts) write(file, text);
    remove(next, old);
    throw new Error(`pnpm install failed, and all is as it was:\n${stdout}${stderr}`);
  }
  remove(old, next);
  const now = recordIn(workspace);
  return [
    `The doors are ${next.doors.version} now; they were ${old.doors.version}.`,
    changesAfter(now, old.doors.version) || 'They have nothing new.',
    ...goneSince(before, now).map((name) => `GONE: ${name}`),
    'Run pnpm check: it says what no longer fits. The next build finds the oldest doors that have all that you use.',
  ];

  function isThere(file: string): boolean {
    return existsSync(path.join(workspace, file));
  }
  function read(file: string): string {
    return readFileSync(path.join(workspace, file), 'utf8');
  }
  function write(file: string, text: string): void {
    writeFileSync(path.join(workspace, file), text);
  }
  /** Removes the tarballs that the others do not share. */
  function remove(these: Tarballs, others: Tarballs): void {
    for (const kind of kinds)
      if (these[kind].file !== others[kind].file) rmSync(path.join(to, these[kind].file), { force: true });
  }
}

type Tarballs = Record<Kind, { file: string; version: string }>;

/** The newest tarball of each kind in a folder. Throws if it lacks one. */
function tarballsIn(folder: string): Tarballs {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const newest = (kind: Kind) => {
    const found = files.flatMap((file) => {
      const [, version] = nameOf(kind).exec(file) ?? [];
      return version === undefined ? [] : [{ file, version }];
    });
    const [first] = found.toSorted((a, b) => byVersion(b.version, a.version));
    if (!first) throw new Error(`${folder} has no seguia-${kind}-….tgz: pnpm packages --to <folder> makes it.`);
    return first;
  };
  return { doors: newest('doors'), build: newest('build') };
}

/** The record of the doors that the installed tools have. */
function recordIn(workspace: string): DoorsRecord {
  const file = path.join(workspace, 'node_modules/@seguia/build/.doors/record.json');
  return JSON.parse(readFileSync(file, 'utf8')) as DoorsRecord;
}
