import type { Release } from '../../remotes/registry/registry.ts';
import { wholePatience } from '../../remotes/versions/patience.ts';
import { folderOf } from './taken.ts';

/** Names that cannot leave their folder. */
const plain = /^[\w-][\w.+-]*$/;
const plainPath = /^[\w-][\w.+-]*(?:\/[\w-][\w.+-]*)*$/;

/**
 * Fetches all files of a version from a site into the app's own files. Each is checked against its hash twice: as it arrives, and as the
 * next start will read it. Rejects where a file is missing or differs, where the version's folder is on a site that is not among `sites`,
 * and where the phone cannot write.
 */
export async function bring(site: string, sites: readonly string[], name: string, release: Release): Promise<void> {
  const base = new URL(release.base, site);
  if (!sites.includes(base.origin)) throw new Error(`${name} ${release.version} is on ${base.origin}`);
  const names = Object.keys(release.files);
  if (!plain.test(name) || !plain.test(release.version) || !names.every((file) => plainPath.test(file)))
    throw new Error(`${name} ${release.version} names files outside its folder`);
  const folder = folderOf(name, release);
  const address = await folder.address();
  for (const [file, integrity] of Object.entries(release.files)) {
    await folder.writeBytes(file, await fetchWhole(new URL(file, base).href, integrity));
    await fetchWhole(address + file, integrity);
  }
}

async function fetchWhole(url: string, integrity: string): Promise<Blob> {
  const response = await fetch(url, { integrity, cache: 'no-store', signal: AbortSignal.timeout(wholePatience) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.blob();
}
