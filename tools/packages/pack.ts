// Packs @seguia/doors and @seguia/build as tarballs, for a remote in a repository of its own. They contain this repository's sources.
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesAfter } from '../doors/changes.ts';
import { readRecord } from '../doors/record.ts';
import { catalog } from './catalog.ts';
import { closure } from './closure.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const manifest = (app: string) => JSON.parse(read(path.join(app, 'package.json'))) as Manifest;

/** The file names of the tarballs. */
export interface Tarballs {
  doors: string;
  build: string;
}

/** Packs both into a folder. Throws if pnpm fails. */
export function pack(to: string): Tarballs {
  mkdirSync(to, { recursive: true });
  return { doors: packFolder(doors(), to), build: packFolder(build(), to) };
}

/** Packs the doors: their types, and their code for tests and stories; at run time the shell provides its own. */
function doors(): string {
  const folder = emptyFolder('doors');
  const sources = globSync(['shared/src/**/*.{ts,tsx,css}', 'openapi/src/**/*.ts', 'locales/shared/*.json'], {
    cwd: root,
  });
  const left = /\.(test|stories)\.tsx?$/;
  const used = closure(root, ['testing/render-screen.tsx', '.storybook/app-preview.tsx']);
  for (const file of new Set([...sources.filter((name) => !left.test(name)), ...used])) {
    const isCode = !file.endsWith('.json') && !file.endsWith('.css');
    write(
      folder,
      file,
      isCode ? read(file).replaceAll(ownPackage, (_, ...to: string[]) => beside(file, placeOf(to))) : read(file),
    );
  }
  const shared = manifest('shared');
  const { devDependencies = {} } = manifest('.');
  const testing = [
    '@testing-library/dom',
    '@testing-library/react',
    '@testing-library/user-event',
    '@storybook/addon-a11y',
    '@storybook/react-vite',
    'fake-indexeddb',
    'storybook',
    'vitest',
  ];
  const all = {
    ...shared.dependencies,
    ...shared.devDependencies, // their types are named in its sources
    ...manifest('openapi').dependencies,
    ...Object.fromEntries(testing.map((name) => [name, devDependencies[name] ?? ''])),
  };
  write(folder, 'CHANGELOG.md', `# What came to the doors, by their version\n\n${changesAfter(readRecord())}`);
  writeManifest(folder, '@seguia/doors', shared.version, {
    exports: {
      './platform': './shared/src/platform.ts',
      './ui': './shared/src/ui.ts',
      './ui-dates': './shared/src/ui-dates.ts',
      './domain/*': './shared/src/domain/*.ts',
      './storybook': './.storybook/app-preview.tsx',
      './testing/render-screen': './testing/render-screen.tsx',
    },
    dependencies: Object.fromEntries(
      Object.entries(all)
        .filter(([name]) => !name.startsWith('@seguia/'))
        .map(([name, range]) => [name, catalog(name, range)]),
    ),
  });
  return folder;
}

/** What is imported from a package of this repository; the doors' package has its files at the same places. */
const ownPackage = /(?<=(?:from|import) ')@seguia\/(openapi|shared|testing)(?:\/([^']+))?(?=')/g;

/** The file that a package of this repository exports under a name. */
function placeOf([name = '', file = 'index']: string[]): string {
  const folder = name === 'testing' ? name : `${name}/src`;
  return `${folder}/${file}${path.extname(file) ? '' : '.ts'}`;
}

/** Packs the build, the checks and the release of remotes, as JavaScript, because Node strips no types in packages. */
function build(): string {
  const folder = emptyFolder('build');
  const files = closure(root, [
    'tools/packages/seguia.ts',
    'tools/bundle/rspack.ts',
    'tools/bundle/without-default-messages.ts', // a loader, which rspack finds by its path
    'tools/packages/storybook.ts',
    'tools/bundle/still-spring.ts', // it takes the place of a library, by its path
  ]);
  for (const file of files)
    if (file.endsWith('.ts')) write(folder, file.replace(/\.ts$/, '.js'), javaScript(read(file)));
    else write(folder, file, read(file));
  // The kit's names, which a remote must not take (tools/styles/kit.ts).
  const kit = globSync('shared/src/ui/styles/*.css', { cwd: root });
  for (const file of ['.doors/record.json', 'package.json', ...kit]) write(folder, file, read(file));
  writeManifest(folder, '@seguia/build', manifest('.').version, {
    exports: {
      './rspack': { types: './rspack.d.ts', default: './tools/bundle/rspack.js' },
      './storybook': './tools/packages/storybook.js',
    },
    bin: { seguia: './tools/packages/seguia.js' },
    dependencies: versionsOf([...packagesIn(files), ...runByName]),
  });
  write(
    folder,
    'rspack.d.ts',
    "import type { Configuration } from '@rspack/core';\n\nexport default function config(app: { dir: string }): (env?: { RSPACK_SERVE?: boolean }) => Configuration;\n",
  );
  return folder;
}

/** Packages that the tools need without importing them. */
const runByName = ['@formatjs/cli', '@rspack/cli', '@rspack/dev-server', 'react', 'react-refresh', 'typescript'];

/** The packages that files import. */
function packagesIn(files: readonly string[]): string[] {
  const names = files.flatMap((file) => [
    ...read(file).matchAll(/^import (?!type )[^';]*?from '((?:@[\w-]+\/)?[\w-]+)[^']*'/gm),
  ]);
  return [...new Set(names.map(([, name = '']) => name))].filter(
    (name) => name !== 'node' && !name.startsWith('@seguia/'),
  );
}

/** The packages' versions, as in this repository. TypeScript is the version with an API (tools/doors/compiler.ts). */
function versionsOf(names: readonly string[]): Record<string, string> {
  const manifests = ['openapi', 'locales', 'shell', 'shared', '.'].map(manifest);
  const known = manifests.map(({ dependencies, devDependencies }) => ({ ...devDependencies, ...dependencies }));
  return Object.fromEntries(
    names.map((name) => [name, catalog(name, known.find((versions) => name in versions)?.[name] ?? '')]),
  );
}

function javaScript(text: string): string {
  return stripTypeScriptTypes(text).replaceAll(/(?<=(?:from|import) *\(?'\.[^']*)\.ts(?=')/g, '.js');
}

function beside(file: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(file), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** A folder of its own for each packing: two at once would empty each other's. `packFolder` removes it. */
const emptyFolder = (name: string) => mkdtempSync(path.join(tmpdir(), `seguia-${name}-`));

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function writeManifest(folder: string, name: string, version: string, more: object): void {
  write(folder, 'package.json', `${JSON.stringify({ name, version, type: 'module', ...more }, null, 2)}\n`);
}

/** Packs a folder. The file's name says what is in it too, since the tools change without a version of their own. */
function packFolder(folder: string, to: string): string {
  const { status, stderr, stdout } = spawnSync('pnpm', ['pack', '--pack-destination', to], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(stdout + stderr);
  const file = path.join(to, path.basename(stdout.trim().split('\n').at(-1) ?? ''));
  const named = file.replace(/\.tgz$/, `-${hash('sha256', readFileSync(file)).slice(0, 8)}.tgz`);
  renameSync(file, named);
  return path.basename(named);
}
