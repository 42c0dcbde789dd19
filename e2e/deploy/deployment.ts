// A separate deployment for each journey, which may release anything into it.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { copyTree, type Tree } from '../../tools/recipes/copy-tree.ts';
import { test as base } from '../support/signed-in.ts';
import { WebServer } from '../support/world.ts';

interface Deployment {
  /** The folder that the web server serves. */
  site: string;
  /** Releases mf-settings with another English title, built from the sources after `change`. Returns its version. */
  releaseSettings: (title: string, change?: (tree: Tree) => void) => string;
}

export const test = base.extend<{ deployment: Deployment }>({
  account: 'nobody',
  // A release reaches a phone through its service worker, so journeys that need it do not block the worker.
  serviceWorkers: 'allow',
  deployment: async ({ world }, use, info) => {
    const site = info.outputPath('site');
    cpSync(world.site, site, { recursive: true });
    await use({ site, releaseSettings: (title, change) => releaseSettings(site, title, change) });
    rmSync(site, { recursive: true });
  },
  baseURL: async ({ deployment }, use) => {
    const web = await WebServer.start(deployment.site);
    await use(web.url);
    await web.stop();
  },
});

function releaseSettings(site: string, title: string, change?: (tree: Tree) => void): string {
  const tree = copyTree();
  try {
    editJson(path.join(tree.folder, 'locales/mf-settings/en.json'), { 'settings.title': title });
    change?.(tree);
    run(tree, ['tools/build.ts', 'mf-settings']);
    run(tree, ['tools/release.ts', 'mf-settings', '--to', site]);
  } finally {
    tree.remove();
  }
  return versionsOf(site)[0]!;
}

/** Runs one of the tree's tools. Throws an error with its output if it fails. */
export function run(tree: Tree, args: string[]): void {
  const { status, output } = tree.node(args);
  if (status !== 0) throw new Error(output);
}

/** Installs the packages that the tree's own manifests ask for, in place of the links to those of this checkout. Needs the registry. */
export function install({ folder }: Tree, lockfile: '--frozen-lockfile' | '--no-frozen-lockfile'): void {
  for (const modules of globSync('{,*/}node_modules', { cwd: folder }))
    rmSync(path.join(folder, modules), { recursive: true });
  execFileSync('pnpm', ['install', lockfile, '--prefer-offline'], { cwd: folder, stdio: 'pipe' });
}

/** Returns the released versions of mf-settings, the newest first. */
export function versionsOf(site: string): string[] {
  const { remotes } = JSON.parse(readFileSync(path.join(site, 'remotes.json'), 'utf8')) as {
    remotes: Record<string, { version: string }[]>;
  };
  return remotes['mf-settings']!.map(({ version }) => version);
}

/** Makes every package that the shell shares a patch newer in the sources than in the deployed shell. */
export function withNewerPatches({ folder }: Tree): void {
  editJson(path.join(folder, 'shared/package.json'), (manifest) => ({ version: patched(manifest['version']) }));
  for (const name of ['react', 'react-dom', 'jotai']) {
    const library = path.join(folder, 'shared/node_modules', name);
    const original = realpathSync(library);
    rmSync(library);
    mkdirSync(library);
    // The code must stay the files that other libraries import, or a page would load the library twice: only the declared version changes.
    for (const file of readdirSync(original)) symlinkSync(path.join(original, file), path.join(library, file));
    rmSync(path.join(library, 'package.json'));
    cpSync(path.join(original, 'package.json'), path.join(library, 'package.json'));
    editJson(path.join(library, 'package.json'), (manifest) => ({ version: patched(manifest['version']) }));
  }
}

function patched(version: unknown): string {
  const [major, minor, patch] = String(version).split('.').map(Number);
  return `${major}.${minor}.${patch! + 1}`;
}

type Json = Record<string, unknown>;

/** Changes some keys of a file. */
export function editJson(file: string, change: Json | ((before: Json) => Json)): void {
  const before = JSON.parse(readFileSync(file, 'utf8')) as Json;
  const after = { ...before, ...(typeof change === 'function' ? change(before) : change) };
  writeFileSync(file, JSON.stringify(after));
}
