// Previews: versions of remotes beside the list, which only `?preview=<name>` opens, for two weeks (decision 298).
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Registry, Release } from '../../shell/src/remotes/registry/registry.ts';
import { readJson, writeWhole } from './files.ts';
import { faultsOf, readRegistryFile } from './registry-file.ts';

/** Milliseconds for which a preview is there after the last release into it. */
const lasts = 14 * 24 * 3_600_000;

/** The contents of `previews/<name>.json`: a registry of the preview's remotes. */
interface Preview {
  /** An instant in UTC. */
  until: string;
  remotes: Registry;
}

const folderOf = (site: string) => path.join(site, 'previews');
const fileOf = (site: string, name: string) => path.join(folderOf(site), `${name}.json`);

/** The folder of all files of a preview, from the site's root. */
export const previewFolder = (name: string) => `previews/${name}`;

/** Throws if a preview cannot have this name: it is a part of addresses. */
export function refuseName(name: string): void {
  if (!/^[a-z\d][a-z\d-]{0,40}$/.test(name))
    throw new Error(`"${name}" is no name of a preview: small letters, digits and -, as in pr-12`);
}

/** Lists a version of a remote in a preview, for two weeks from now. Throws if the shell would refuse it, or would not give it its routes. */
export function listInPreview(site: string, name: string, app: string, release: Release): void {
  const wrong = faultsOf(readRegistryFile(site), app, release);
  if (wrong.length > 0) throw new Error(`${app} ${release.version} is not released: ${wrong.join('; ')}`);
  const { remotes } = existsSync(fileOf(site, name)) ? readPreview(site, name) : { remotes: {} };
  const until = new Date(Date.now() + lasts).toISOString();
  writeWhole(
    fileOf(site, name),
    JSON.stringify({ until, remotes: { ...remotes, [app]: [release] } } satisfies Preview),
  );
}

/** The previews of a site, by name. */
export function readPreviews(site: string): Record<string, Preview> {
  const files = existsSync(folderOf(site)) ? readdirSync(folderOf(site)) : [];
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  return Object.fromEntries(names.map((name) => [name, readPreview(site, name)]));
}

/** Removes the previews that have ended: first each list, so that nobody finds half of one. `rooms` is the folder of the site's rooms. */
export function clearPreviews(site: string, rooms: string): void {
  for (const [name, { until }] of Object.entries(readPreviews(site))) {
    if (Date.parse(until) > Date.now()) continue;
    rmSync(fileOf(site, name));
    for (const folder of [site, rooms])
      rmSync(path.join(folder, previewFolder(name)), { recursive: true, force: true });
  }
}

const readPreview = (site: string, name: string) => readJson(fileOf(site, name)) as Preview;
