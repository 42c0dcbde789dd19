// The versions that a deployment has taken back (decision 297). A device's set may list them for another day, so the page reads this small
// list at each start.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeWhole } from './files.ts';

/** By remote, newest first. */
type Withdrawn = Record<string, string[]>;

/** The number of versions of a remote that the list has at most: a device that was off for long takes its set from the newest list. */
const most = 20;

const fileOf = (site: string) => path.join(site, 'withdrawn.json');

function readWithdrawn(site: string): Withdrawn {
  return existsSync(fileOf(site)) ? (readJson(fileOf(site)) as Withdrawn) : {};
}

/** Whether a version of a remote was gone back from, and not released since. */
export function isWithdrawn(site: string, app: string, version: string): boolean {
  return readWithdrawn(site)[app]?.includes(version) ?? false;
}

/** Writes that these versions of a remote are withdrawn, and that `served` is not. */
export function changeWithdrawn(site: string, app: string, versions: readonly string[], served?: string): void {
  const { [app]: before = [], ...others } = readWithdrawn(site);
  const all = [...new Set([...versions, ...before])].filter((version) => version !== served).slice(0, most);
  writeWhole(fileOf(site), JSON.stringify({ ...others, ...(all.length > 0 && { [app]: all }) }));
}
