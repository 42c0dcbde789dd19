import { appendFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../../tools/release/files.ts';
import { readRegistryFile } from '../../../tools/release/registry-file.ts';
import { editJson } from '../deployment.ts';

/**
 * Puts a second version of a remote beside its first, whose entry has a line more, as a canary. Returns a function that gives it to a share
 * of the devices.
 */
export function canaryOf(
  site: string,
  remote: string,
  line: string,
): { version: string; share: (percent: number) => void } {
  const [first] = readRegistryFile(site).remotes[remote]!;
  const version = `${first!.version}2`;
  const base = `/r/${remote}/${version}/`;
  cpSync(path.join(site, first!.base), path.join(site, base), { recursive: true });
  const entry = path.join(site, base, first!.entry);
  rmSync(`${entry}.br`);
  appendFileSync(entry, `\n${line}`);
  const release = { ...first!, version, base, files: { ...first!.files, [first!.entry]: hashOf(entry) } };
  return {
    version,
    share: (percent) => editJson(path.join(site, 'remotes.json'), { canary: { [remote]: { percent, release } } }),
  };
}
