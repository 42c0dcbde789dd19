import { existsSync } from 'node:fs';
import path from 'node:path';
import { readRegistry } from '../../shell/src/remotes/registry/read-registry.ts';
import type { Registry, Release } from '../../shell/src/remotes/registry/registry.ts';
import { withOneOwnerEach } from '../../shell/src/remotes/registry/route-owners.ts';
import { readJson, writeWhole } from './files.ts';

/** `remotes.json`. Keys that are not known here stay as they are. */
export interface RegistryFile {
  /** The newest version first. */
  remotes: Registry;
  /** Of a remote, a version for a share of the devices, besides those that are for all. Shells from before 1.11 do not see it. */
  canary?: Record<string, Canary>;
}

interface Canary {
  /** 1 to 99. */
  percent: number;
  release: Release;
}

const fileOf = (site: string) => path.join(site, 'remotes.json');

/** What a site lists; nothing where nothing was released yet. */
export function readRegistryFile(site: string): RegistryFile {
  const file = fileOf(site);
  return existsSync(file) ? (readJson(file) as RegistryFile) : { remotes: {} };
}

/**
 * Lists what `change` makes of the registry, in one rename. Throws, and lists nothing, where the shell would refuse the version of `app` that then is
 * first, or would not give it all its routes.
 */
export function changeRegistry(site: string, app: string, change: (registry: RegistryFile) => RegistryFile): void {
  const registry = change(readRegistryFile(site));
  for (const release of [registry.canary?.[app]?.release, registry.remotes[app]?.[0]]) {
    const wrong = release ? faultsOf(registry, app, release) : [];
    if (wrong.length > 0) throw new Error(`${app} ${release?.version} is not released: ${wrong.join('; ')}`);
  }
  writeWhole(fileOf(site), JSON.stringify(registry));
}

/** Why the shell would refuse this release as the first of its remote, or what it would not let it serve; a sentence each. */
function faultsOf({ remotes }: RegistryFile, app: string, release: Release): string[] {
  const tried = { ...remotes, [app]: [release] };
  const { registry, faults } = readRegistry(JSON.stringify({ remotes: tried }));
  const { claims } = withOneOwnerEach(registry, ([newest]) => newest);
  const claimed = claims.filter(({ owner, other }) => [owner, other].includes(app));
  return [
    ...faults.filter(({ remote }) => remote === app).map(({ text }) => text),
    ...claimed.map(({ path: route, owner, other }) => `${route} is served by ${owner === app ? other : owner} already`),
  ];
}
