// The folder of the remotes that the tools work on: this repository, or the one that has installed @seguia/build.
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The absolute path of the folder with `mf-*` and `locales`. `SEGUIA_WORKSPACE` names another. */
export const workspace = process.env['SEGUIA_WORKSPACE'] ?? (isInstalled() ? above(process.cwd()) : ownRoot());

function ownRoot(): string {
  return path.dirname(import.meta.dirname);
}

function isInstalled(): boolean {
  return import.meta.dirname.includes(`${path.sep}node_modules${path.sep}`);
}

/** The nearest folder with a `pnpm-workspace.yaml`, from a folder upwards; the folder itself if there is none. */
function above(folder: string): string {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at))
    if (existsSync(path.join(at, 'pnpm-workspace.yaml'))) return at;
  return folder;
}
