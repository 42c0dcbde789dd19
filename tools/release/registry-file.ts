import { existsSync } from 'node:fs';
import path from 'node:path';
import { readRegistry } from '../../shell/src/remotes/registry/read-registry.ts';
import type { Registry, Release } from '../../shell/src/remotes/registry/registry.ts';
import { withOneOwnerEach } from '../../shell/src/remotes/registry/route-owners.ts';
import { readJson, writeWhole } from './files.ts';

/** The contents of `remotes.json`. Unknown keys are kept. */
export interface RegistryFile {
  /** Newest version first. */
  remotes: Registry;
  /** By remote: a version for a share of the devices, in addition to those for all. Shells from before 1.11 ignore it. */
  canary?: Record<string, Canary>;
}

interface Canary {
  /** From 1 to 99. */
  percent: number;
  release: Release;
  /** The instant in UTC at which it began; another share is still the same canary. */
  since?: string;
}

const fileOf = (site: string) => path.join(site, 'remotes.json');

/** The contents of a site's list; empty before the first release. */
export function readRegistryFile(site: string): RegistryFile {
  const file = fileOf(site);
  return existsSync(file) ? (readJson(file) as RegistryFile) : { remotes: {} };
}

/**
 * Writes the changed registry by a rename, after `before`. Throws, and does and writes nothing, if the shell would refuse the first version
 * of `app`, or would not give it all of its routes.
 */
export function changeRegistry(
  site: string,
  app: string,
  change: (registry: RegistryFile) => RegistryFile,
  before: () => void,
): void {
  const registry = change(readRegistryFile(site));
  for (const release of [registry.canary?.[app]?.release, registry.remotes[app]?.[0]]) {
    const wrong = release ? faultsOf(registry, app, release) : [];
    if (wrong.length > 0) throw new Error(`${app} ${release?.version} is not released: ${wrong.join('; ')}`);
  }
  before();
  writeWhole(fileOf(site), JSON.stringify(registry));
}

/** Why the shell would refuse this release as the first of its remote, or which routes it would not give it; each as a sentence. */
export function faultsOf({ remotes }: RegistryFile, app: string, release: Release): string[] {
  const tried = { ...remotes, [app]: [release] };
  const { registry, faults } = readRegistry(JSON.stringify({ remotes: tried }));
  const { claims } = withOneOwnerEach(registry, ([newest]) => newest);
  const claimed = claims.filter(({ owner, other }) => [owner, other].includes(app));
  return [
    ...faults.filter(({ remote }) => remote === app).map(({ text }) => text),
    ...claimed.map(({ path: route, owner, other }) => `${route} is served by ${owner === app ? other : owner} already`),
  ];
}
