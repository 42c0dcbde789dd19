// The native app's web part: of a site the one set that a phone would take, whole, with the lists by which a start finds and checks it.
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseConfig } from '../../shell/src/config/config.ts';
import { readRegistry } from '../../shell/src/remotes/registry/read-registry.ts';
import type { Release } from '../../shell/src/remotes/registry/registry.ts';
import { withOneOwnerEach } from '../../shell/src/remotes/registry/route-owners.ts';
import { choice } from '../../shell/src/remotes/versions/choice.ts';
import { copyWhole, hashOf, readJson, writeWhole } from '../release/files.ts';
import { faultsOfBundle, type ShellList } from './bundle-faults.ts';
import { pageWithPolicy } from './page-policy.ts';

const registryInside = '/remotes.json';

/**
 * Puts the set of `site` into `www`, all of it or nothing. `settings` is the deployment's `config.json`, by default the site's; `updates`
 * are the sites from which the app may take newer versions of remotes. Returns the versions by part. Throws if the settings are malformed,
 * missing although named, or name another registry; if a remote has no version for the shell; and if a file does not match the lists.
 */
export function bundle(
  site: string,
  www: string,
  { settings, updates = [] }: { settings?: string | undefined; updates?: readonly string[] } = {},
): Record<string, string> {
  const part = `${www}.part`;
  rmSync(part, { recursive: true, force: true });
  const shell = readJson(path.join(site, 'shell.json')) as ShellList;
  const page = path.join(part, 'index.html');
  for (const url of Object.keys(shell.files)) copyWhole(path.join(site, fileOf(url)), path.join(part, fileOf(url)));
  writeWhole(page, pageWithPolicy(readFileSync(page, 'utf8'), updates));
  const list = { ...shell, files: { ...shell.files, '/': hashOf(page) } };
  writeWhole(path.join(part, 'shell.json'), JSON.stringify(list));

  const remotes = remotesOf(site, shell.hostApi ?? '');
  for (const { base, files } of Object.values(remotes))
    for (const name of Object.keys(files)) copyWhole(path.join(site, base, name), path.join(part, base, name));
  const listed = Object.entries(remotes).map(([name, release]) => [name, [release]]);
  writeWhole(path.join(part, 'remotes.json'), JSON.stringify({ remotes: Object.fromEntries(listed) as object }));
  writeWhole(path.join(part, 'config.json'), settingsOf(site, settings));

  const faults = faultsOfBundle(part);
  if (faults.length > 0) throw new Error(`${site} has no whole set: ${faults.join('; ')}`);
  rmSync(www, { recursive: true, force: true });
  renameSync(part, www);
  const versions = Object.entries(remotes).map(([name, { version }]) => [name, version]);
  return { shell: shell.version, ...(Object.fromEntries(versions) as Record<string, string>) };
}

const fileOf = (url: string) => (url === '/' ? 'index.html' : url.slice(1));

/** For each remote the version that a page with these doors takes. Canaries are for devices that drew them, and not for a store's app. */
function remotesOf(site: string, doors: string): Record<string, Release> {
  const { registry, faults } = readRegistry(readFileSync(path.join(site, 'remotes.json'), 'utf8'));
  if (faults.length > 0) throw new Error(faults.map(({ text }) => text).join('; '));
  const { claims } = withOneOwnerEach(registry, (releases) => choice(releases, doors)[0]);
  if (claims.length > 0) throw new Error(claims.map((claim) => `${claim.other} claims ${claim.path}`).join('; '));
  const chosen = Object.entries(registry).map(([name, releases]): [string, Release] => {
    const [release] = choice(releases, doors);
    if (!release) throw new Error(`No version of ${name} works with the doors ${doors}`);
    return [name, release];
  });
  return Object.fromEntries(chosen);
}

/** The text of a deployment's settings, which the app's start must accept. A named file must exist; a site may have none. */
function settingsOf(site: string, named?: string): string {
  const file = named ?? path.join(site, 'config.json');
  const text = named !== undefined || existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const { remotes } = parseConfig(text);
  if (remotes !== registryInside) throw new Error(`${file}: remotes: the app brings its own, at ${registryInside}`);
  return text;
}
