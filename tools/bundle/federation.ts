// What the shell and the remotes share at run time.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const fromShared = createRequire(path.join(root, 'shared/package.json'));

/** The modules that the shell gives to remotes at run time (`shell/src/remotes/containers/shared.ts` provides the copies), with their packages. */
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
 * The `shared` option of a remote, which takes the shell's modules and brings no copies. It has no ranges: only the `hostApi` decides what
 * a remote works with, and the shell reads it before it requests anything of the remote (decision 047).
 */
export function consumedModules() {
  // Without this option the plugin would use the version that is installed at build time as a range.
  const options = { singleton: true, requiredVersion: false, import: false } as const;
  return Object.fromEntries(Object.keys(modules).map((name) => [name, options]));
}

/** The version of each shared module, which the shell's build puts into `shell/src/remotes/containers/shared.ts`. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(Object.entries(modules).map(([name, from]) => [name, versionOf(from)]));
}

/** The versions of the libraries that the shell provides beside the doors; the doors' version covers them, too. */
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
