// .doors/record.json: which version the kept doors are of, since which minor version each name of them is there, and what types do not say.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export const recordFile = path.join(root, '.doors/record.json');

export interface DoorsRecord {
  /** The version of the doors that were accepted last. */
  version: string;
  /** Versions of the libraries that the shell provides beside the doors, by name. */
  libraries: Readonly<Record<string, string>>;
  /** By version of federation's core, which remotes take from the shell: the major and minor version of the doors that first had it. */
  core: Readonly<Record<string, string>>;
  /** The result of each function of `paths` for the arguments a, b, c: deployed remotes serve these addresses. */
  addresses: Readonly<Record<string, string>>;
  /** Names of the doors' types: `ui: ButtonProps`. They need no version at run time, but sources in other repositories import them. */
  types: readonly string[];
  /** By major and minor version: the names, props, members and tokens that it added. */
  since: Readonly<Record<string, readonly string[]>>;
}

export function readRecord(): DoorsRecord {
  return JSON.parse(readFileSync(recordFile, 'utf8')) as DoorsRecord;
}

/** By name: the major and minor version that added it. */
export function sinceOf({ since }: Pick<DoorsRecord, 'since'>): ReadonlyMap<string, string> {
  return new Map(Object.entries(since).flatMap(([version, names]) => names.map((name) => [name, version])));
}

/** The major and minor part, as in "1.9", of a version, or of the one that a range begins with. */
export const minorOf = (version: string) => version.replace(/^\^/, '').split('.').slice(0, 2).join('.');

/** The names by version: with new names under today's version, and without those that are gone. */
export function dated(before: ReadonlyMap<string, string>, names: readonly string[], version: string) {
  const today = minorOf(version);
  const grouped: Record<string, string[]> = {};
  for (const name of names) (grouped[before.get(name) ?? today] ??= []).push(name);
  return Object.fromEntries(
    Object.entries(grouped)
      .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([since, all]) => [since, all.toSorted()]),
  );
}
