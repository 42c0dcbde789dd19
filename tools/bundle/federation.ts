// What the shell and the remotes share at run time.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const fromShared = createRequire(path.join(root, 'shared/package.json'));

/** What the shell gives to remotes at run time (`shell/src/remotes/containers/shared.ts` provides the copies), and the package of each. */
const modules: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  jotai: 'jotai',
  '@seguia/shared/start': '@seguia/shared',
  '@seguia/shared/platform': '@seguia/shared',
  '@seguia/shared/ui': '@seguia/shared',
  '@seguia/shared/ui-dates': '@seguia/shared',
};

/**
 * The `shared` option of a remote, which takes what the shell has and brings no copy. No range stands here: what a remote works with is
 * its `hostApi` alone, which the shell reads before it requests anything of the remote (decision 047).
 */
export function consumedModules() {
  // Left out, the plugin would make a range of the version that is installed at the build.
  const options = { singleton: true, requiredVersion: false, import: false } as const;
  return Object.fromEntries(Object.keys(modules).map((name) => [name, options]));
}

/** The version of each shared module, which the shell's build puts into `shell/src/remotes/containers/shared.ts`. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(Object.entries(modules).map(([name, from]) => [name, versionOf(from)]));
}

/** The versions of the libraries that the shell provides beside the doors: they are part of what the doors' version promises. */
export function sharedLibraries(): Record<string, string> {
  const names = new Set(Object.values(modules));
  return Object.fromEntries([...names].filter((name) => !name.startsWith('@')).map((name) => [name, versionOf(name)]));
}

function versionOf(name: string): string {
  const file = name.startsWith('@seguia/')
    ? path.join(root, name.slice('@seguia/'.length), 'package.json')
    : fromShared.resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
