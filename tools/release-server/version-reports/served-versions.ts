// What of a site the counts have to know: the versions that it has, so that invented ones are one line, and its canaries.
import { statSync } from 'node:fs';
import path from 'node:path';
import { readRegistryFile } from '../../release/registry-file.ts';
import { storedVersions } from '../../release/remote.ts';
import { storedShells } from '../../release/shell.ts';

/** A canary, and the version that the other devices run. */
export interface ServedCanary {
  part: string;
  version: string;
  before: string;
  percent: number;
  /** When it began, in Unix milliseconds; 0 where an older release command listed it. */
  since: number;
}

interface Served {
  /** By part, the versions that devices may run. */
  versions: ReadonlyMap<string, ReadonlySet<string>>;
  canaries: readonly ServedCanary[];
}

/** The most versions of a part whose reports are counted by name: those that were stored last. */
const mostNamed = 40;

/** What no release of the site is called; `none` is where no version fits the device's shell. */
const other = { unknown: 'unknown', none: 'none' } as const;

/** The site in a folder, as its lists say now. They are read again when one of them has changed. */
export class ServedVersions {
  readonly #site: string;
  #state = '';
  #served: Served = { versions: new Map(), canaries: [] };

  constructor(site: string) {
    this.#site = site;
  }

  get canaries(): readonly ServedCanary[] {
    return this.#now().canaries;
  }

  /** Names a part and its version as they are counted. */
  nameOf(part: string, version: string): [part: string, version: string] {
    const known = this.#now().versions.get(part);
    if (!known) return [other.unknown, other.unknown];
    if (version === '') return [part, other.none];
    return [part, known.has(version) ? version : other.unknown];
  }

  #now(): Served {
    const state = ['remotes.json', 'shell.json'].map((list) => changed(path.join(this.#site, list))).join(' ');
    if (state !== this.#state) this.#served = read(this.#site);
    this.#state = state;
    return this.#served;
  }
}

/** When a file changed, and which one it is: each release replaces the list by another file. */
function changed(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs}/${found.ino}/${found.size}` : '';
}

function read(site: string): Served {
  const { remotes, canary = {} } = readRegistryFile(site);
  const parts = new Set([...Object.keys(remotes), ...Object.keys(canary)]);
  const ofRemotes = [...parts].map((part) => {
    const listed = [...(canary[part] ? [canary[part].release] : []), ...(remotes[part] ?? [])];
    const stored = storedVersions(site, part).toSorted((a, b) => age(site, part, a) - age(site, part, b));
    const named = [...new Set([...listed.map(({ version }) => version), ...stored])].slice(0, mostNamed);
    return [part, new Set(named)] as const;
  });
  const shells = storedShells(site).map(({ version }) => version);
  const canaries = Object.entries(canary).flatMap(([part, { percent, release, since }]) => {
    const before = remotes[part]?.[0]?.version;
    return before === undefined
      ? []
      : [{ part, version: release.version, before, percent, since: since ? Date.parse(since) : 0 }];
  });
  return { versions: new Map([...ofRemotes, ['shell', new Set(shells.slice(0, mostNamed))]]), canaries };
}

const age = (site: string, part: string, version: string) =>
  -(statSync(path.join(site, 'r', part, version), { throwIfNoEntry: false })?.mtimeMs ?? 0);
