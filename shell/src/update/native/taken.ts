// What the native app has taken from its deployment's site in addition to the bundle. One file lists it and is written last: if that file
// is cut or unreadable, the bundle is used.
import { AppFolder } from '@seguia/shared/session/native/app-folder';
import * as v from 'valibot';
import { readRegistry } from '../../remotes/registry/read-registry.ts';
import type { Registry, Release } from '../../remotes/registry/registry.ts';

export interface Taken {
  /** The bundle that it was taken for; a newer app begins with its own. */
  bundle: string;
  /** For each remote the version whose files are here, whole. */
  releases: Record<string, Release>;
  /** The `remote version` pairs that failed on this phone. */
  refused: string[];
  /** Whether a start has used it, and whether the app ran then. */
  trial: 'none' | 'begun' | 'passed';
}

const stored = v.object({
  bundle: v.string(),
  remotes: v.record(v.string(), v.array(v.unknown())),
  refused: v.array(v.string()),
  trial: v.picklist(['none', 'begun', 'passed']),
});

const folder = new AppFolder('remotes');
const file = 'taken.json';

/** The folder of a version's files. */
export const folderOf = (name: string, { version }: Pick<Release, 'version'>) =>
  new AppFolder(`remotes/${name}/${version}`);

export const idOf = (name: string, { version }: Pick<Release, 'version'>) => `${name} ${version}`;

/** What was taken for this bundle; nothing where it cannot be read. */
export async function readTaken(bundled: Registry): Promise<Taken> {
  const bundle = nameOf(bundled);
  const nothing: Taken = { bundle, releases: {}, refused: [], trial: 'none' };
  try {
    const found = v.parse(stored, JSON.parse(await folder.read(file)));
    if (found.bundle !== bundle) return nothing;
    const { refused, trial, remotes } = found;
    if (Object.keys(remotes).length === 0) return { ...nothing, refused };
    const { registry } = readRegistry(JSON.stringify({ remotes }));
    const usable = Object.entries(registry).flatMap(([name, [release]]) =>
      release && release.refused === undefined ? [[name, release] as const] : [],
    );
    return { bundle, releases: Object.fromEntries(usable), refused, trial };
  } catch {
    return nothing;
  }
}

/** Rejects where the phone cannot write. */
export async function writeTaken({ bundle, releases, refused, trial }: Taken): Promise<void> {
  const remotes = Object.fromEntries(Object.entries(releases).map(([name, release]) => [name, [release]]));
  await folder.write(file, JSON.stringify({ bundle, remotes, refused, trial }));
}

/** Removes the files of all versions except these, as far as the phone can. */
export async function removeOthers(...stay: Record<string, Release>[]): Promise<void> {
  for (const name of await folder.names()) {
    if (name === file) continue;
    const versions = await new AppFolder(`remotes/${name}`).names();
    const others = versions.filter((version) => !stay.some((releases) => releases[name]?.version === version));
    for (const version of others) await folderOf(name, { version }).removeAll();
  }
}

const nameOf = (bundled: Registry) =>
  Object.entries(bundled)
    .map(([name, [release]]) => `${name} ${release?.version}`)
    .toSorted()
    .join(', ');
