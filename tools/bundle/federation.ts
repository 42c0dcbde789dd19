// What the shell and the remotes share at run time.
import { readFileSync, realpathSync } from 'node:fs';
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

/** The core of federation's runtime, which remotes take from the shell. */
export const core = '@module-federation/runtime-core';

/** The versions of the libraries that the shell provides beside the doors; the doors' version covers them, too. */
export function sharedLibraries(): Record<string, string> {
  const names = new Set(Object.values(modules));
  const libraries = [...names].filter((name) => !name.startsWith('@')).map((name) => [name, versionOf(name)]);
  return Object.fromEntries([...libraries, [core, coreVersion()]]) as Record<string, string>;
}

/** The version of federation's core that remotes are built for here. */
export function coreVersion(): string {
  return readVersion(path.join(installed().core, '../package.json'));
}

/**
 * Aliases of federation's runtime to its ES modules: rspack resolves the runtime of a remote to CommonJS, from which nothing can be removed,
 * and an entry would be 5 kB larger (tools/checks/sizes.ts has the limit).
 */
export function federationRuntime(): Record<string, string> {
  const { bundler, runtime, core: ofCore, sdk, codes } = installed();
  return {
    [path.join(bundler, 'index.cjs')]: path.join(bundler, 'bundler.js'),
    [path.join(runtime, 'index.cjs')]: path.join(runtime, 'bundler.js'),
    '@module-federation/runtime$': path.join(runtime, 'bundler.js'),
    [`${core}$`]: path.join(ofCore, 'index.js'),
    '@module-federation/sdk$': path.join(sdk, 'index.js'),
    '@module-federation/error-codes$': path.join(codes, 'index.mjs'),
  };
}

/** What federation's runtime in the shell is built for: browsers, with remotes and shared modules, and without modules of its own to expose. */
export const leanRuntime = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'false',
  FEDERATION_HAS_EXPOSES: 'false',
};

/** The `dist` folders of federation's packages, as @module-federation/enhanced finds them. */
function installed() {
  const dist = (name: string, from: NodeJS.Require) => {
    const entry = from.resolve(name);
    return entry.slice(0, entry.lastIndexOf(`${path.sep}dist${path.sep}`) + '/dist/'.length);
  };
  const here = createRequire(import.meta.url);
  const fromEnhanced = createRequire(realpathSync(here.resolve('@module-federation/enhanced/rspack')));
  const fromTools = createRequire(fromEnhanced.resolve('@module-federation/runtime-tools'));
  const runtime = dist('@module-federation/runtime', fromTools);
  const fromRuntime = createRequire(path.join(runtime, 'index.js'));
  return {
    bundler: dist('@module-federation/webpack-bundler-runtime', fromTools),
    runtime,
    core: dist(core, fromRuntime),
    sdk: dist('@module-federation/sdk', fromRuntime),
    codes: dist('@module-federation/error-codes', fromRuntime),
  };
}

function versionOf(name: string): string {
  const file = name.startsWith('@seguia/')
    ? path.join(root, name.slice('@seguia/'.length), 'package.json')
    : fromShared.resolve(`${name}/package.json`);
  return readVersion(file);
}

function readVersion(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
