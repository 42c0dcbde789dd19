// What the shell and the remotes share at run time, and the runtime that does it.
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const fromShared = createRequire(path.join(root, 'shared/package.json'));

/** Shared modules: the version comes from the package; `lazy` ones are loaded when first used. */
const modules: Record<string, { package: string; lazy?: boolean }> = {
  react: { package: 'react' },
  'react/jsx-runtime': { package: 'react' },
  'react-dom': { package: 'react-dom' },
  jotai: { package: 'jotai' },
  '@seguia/shared/platform': { package: '@seguia/shared' },
  '@seguia/shared/ui': { package: '@seguia/shared' },
  '@seguia/shared/ui-dates': { package: '@seguia/shared', lazy: true },
};

/**
 * The `shared` option of a remote, which takes what the shell provides and has no copy of its own. No range stands here: what a remote works
 * with is its `hostApi` alone, which the shell reads before it requests anything of the remote (decision 047).
 */
export function consumedModules() {
  // Left out, the plugin would make a range of the version that is installed at the build.
  const options = { singleton: true, requiredVersion: false, import: false } as const;
  return Object.fromEntries(Object.keys(modules).map((name) => [name, options]));
}

/** What the shell gives to remotes, each under its own name. */
export function providedModules() {
  const entries = Object.entries(modules).map(([name, { package: from, lazy }]) => [
    name,
    { shareKey: name, singleton: true, requiredVersion: false as const, version: versionOf(from), eager: !lazy },
  ]);
  return Object.fromEntries(entries) as Record<string, { shareKey: string; version: string; eager: boolean }>;
}

/** The versions of the libraries that the shell provides beside the doors: they are part of what the doors' version promises. */
export function sharedLibraries(): Record<string, string> {
  const names = new Set(Object.values(modules).map(({ package: name }) => name));
  return Object.fromEntries([...names].filter((name) => !name.startsWith('@')).map((name) => [name, versionOf(name)]));
}

/**
 * Aliases of the federation runtime to its ESM files: its CommonJS ones make the shell and every remote entry about 25 kB (brotli)
 * heavier. Not documented upstream, so `tools/checks/sizes.ts` guards it.
 */
export function federationRuntime(): Record<string, string> {
  const plugin = createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack');
  const fromEnhanced = createRequire(realpathSync(plugin));
  const dist = (name: string, from = fromEnhanced) => {
    const entry = from.resolve(name);
    return entry.slice(0, entry.lastIndexOf(`${path.sep}dist${path.sep}`) + 6);
  };
  const tools = createRequire(fromEnhanced.resolve('@module-federation/runtime-tools'));
  const bundler = dist('@module-federation/webpack-bundler-runtime', tools);
  const runtime = dist('@module-federation/runtime', tools);
  const fromRuntime = createRequire(path.join(runtime, 'index.js'));
  return {
    [path.join(bundler, 'index.cjs')]: path.join(bundler, 'bundler.js'),
    '@module-federation/runtime$': path.join(runtime, 'bundler.js'),
    '@module-federation/runtime-core$': path.join(dist('@module-federation/runtime-core', fromRuntime), 'index.js'),
    '@module-federation/sdk$': path.join(dist('@module-federation/sdk', fromRuntime), 'index.js'),
    '@module-federation/error-codes$': path.join(dist('@module-federation/error-codes', fromRuntime), 'index.mjs'),
  };
}

function versionOf(name: string): string {
  const file = name.startsWith('@seguia/')
    ? path.join(root, name.slice('@seguia/'.length), 'package.json')
    : fromShared.resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
