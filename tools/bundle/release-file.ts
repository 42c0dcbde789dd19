import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { databaseVersions, opensUpTo } from '../../shared/src/session/storage/database-versions.ts';
import { firstFiles } from './first-files.ts';
import { publishedDeclaration } from '../remotes.ts';
import { describeRemote, describeShell, releaseFile } from '../release/build.ts';
import { filesOf, readJson } from '../release/files.ts';

/**
 * Writes `release.json` into the build, which describes it. Throws if a file contains the path of this checkout, which differs between
 * checkouts.
 */
export class ReleaseFilePlugin {
  apply(compiler: Compiler) {
    const root = path.dirname(compiler.context);
    compiler.hooks.afterEmit.tap('ReleaseFile', (compilation) => {
      const app = path.basename(compiler.context);
      const folder = compiler.outputPath;
      const places = [`${compiler.context}/`, `${root}/node_modules/`, `${root}/shared/`]; // not root: "/app/" is a path of pages
      const naming = filesOf(folder).filter((file) => names(path.join(folder, file), places));
      if (naming.length > 0) throw new Error(`${app}: ${naming.join(', ')} would name the folder ${root}`);
      const version = versionIn(compiler.context);
      const described =
        app === 'shell'
          ? describeShell(folder, version, versionIn(path.join(root, 'shared')), ownDatabases())
          : describeRemote(app, folder, version, { ...publishedDeclaration(app), first: firstFiles(compilation) });
      writeFileSync(path.join(folder, releaseFile), JSON.stringify(described));
    });
  }
}

/** What this checkout's shell makes and opens on devices. */
const ownDatabases = () =>
  Object.fromEntries(
    Object.entries(databaseVersions).map(([name, makes]) => [name, { makes, opens: opensUpTo(makes) }]),
  );

/** Whether a text file contains one of the folders' paths, alone or as part of an address. */
function names(file: string, folders: readonly string[]): boolean {
  if (/\.(woff2|png)$/.test(file)) return false;
  const text = readFileSync(file, 'utf8');
  return folders.some((folder) => text.includes(folder) || text.includes(encodeURIComponent(folder)));
}

function versionIn(folder: string): string {
  return (readJson(path.join(folder, 'package.json')) as { version: string }).version;
}
