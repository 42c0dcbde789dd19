// The files of the tree with their imports, resolved to files: what the checks of this folder judge.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** A file of the tree, with its path from the root, with forward slashes. */
export interface Source {
  file: string;
  /** Whether it runs for people or on a server: it is no test, story, sample, proof or measurement. */
  product: boolean;
  lines: number;
  imports: Import[];
  /** Names that it exports but another file declares. */
  reExports: string[];
}

interface Import {
  specifier: string;
  /** The file that it resolves to; null for a library. */
  file: string | null;
}

const folders = '{shell,shared,mf-*,data-server,openapi,locales,testing,proofs,e2e,tools,.storybook}';
const left = ['**/node_modules/**', '**/dist/**', '**/*.d.ts', 'tools/bundle/fast-refresh.js'];
const notProduct =
  /\.(?:test|stories|sample|e2e)\.tsx?$|^[^/]+\/testing\/|^(?:testing|proofs|e2e|tools|\.storybook|locales)\/|^[^/]+\/[^/]+$/;

/** All files with their imports. `root` is the folder of the whole project. */
export function readSources(root: string): Source[] {
  const doors = packageDoors(root);
  return globSync(`${folders}/**/*.{ts,tsx,css}`, { cwd: root, exclude: left })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((file) => !file.includes('node_modules/') && !file.includes('/dist/') && !file.endsWith('.d.ts'))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const lines = text.split('\n').length - 1;
      const product = !notProduct.test(file);
      if (file.endsWith('.css')) return { file, product, lines, imports: [], reExports: [] };
      const { specifiers, reExports } = modulesOf(file, text);
      const imports = specifiers.map((specifier) => ({ specifier, file: resolve(file, specifier, doors) }));
      return { file, product, lines, imports, reExports };
    });
}

function modulesOf(file: string, text: string): { specifiers: string[]; reExports: string[] } {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const imported = new Set(staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)));
  const exports = staticExports.flatMap(({ entries }) => entries);
  return {
    specifiers: [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...exports.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ...dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
      ...[...text.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)].map(([, specifier = '']) => specifier),
    ],
    reExports: exports
      .filter(({ moduleRequest, localName }) => moduleRequest || imported.has(localName.name ?? ''))
      .map(({ exportName, moduleRequest }) => exportName.name ?? `* of ${moduleRequest?.value}`),
  };
}

/** Where each package's doors lead: `@seguia/shared/domain/` to `shared/src/domain/`, and so on. */
type Doors = Map<string, string>;

function packageDoors(root: string): Doors {
  const found: Doors = new Map();
  for (const folder of globSync('*/', { cwd: root }).map((name) => name.replace(/[/\\]$/, ''))) {
    const manifest = path.join(root, folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    for (const [door, target] of Object.entries(exports))
      found.set(path.posix.join(name, door), path.posix.join(folder, target));
  }
  return found;
}

function resolve(from: string, specifier: string, doors: Doors): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const exact = doors.get(specifier);
  if (exact) return exact;
  for (const [door, target] of doors) {
    const [before = '', after] = door.split('*');
    if (after === undefined || !specifier.startsWith(before) || !specifier.endsWith(after)) continue;
    return target.replace('*', specifier.slice(before.length, specifier.length - after.length));
  }
  return null;
}
