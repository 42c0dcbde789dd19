import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation } from '@rspack/core';

/** Of a remote's build the files that a page needs before it can draw: '' names those of every page, a route those of its own besides. */
export type FirstFiles = Record<string, string[]>;

/**
 * Finds them in what was compiled, so that a page may fetch them at once (`shell/src/boot/`). Texts are left out: their names say their language. Which
 * import belongs to which route stands in `src/feature.ts`; a route that says it in another way is fetched when it is opened.
 */
export function firstFiles(compilation: Compilation): FirstFiles {
  const groups = compilation.chunkGroups.map((group) => ({
    origins: group.origins.map(({ request, module }) => ({ request, module: module?.identifier() ?? '' })),
    files: group.getFiles().filter((file) => /\.(js|css)$/.test(file)),
  }));
  const filesOf = (isOrigin: (origin: { request?: string | undefined; module: string }) => boolean) =>
    groups.flatMap(({ origins, files }) => (origins.some(isOrigin) ? files : [])).toSorted();
  const file = path.join(compilation.compiler.context, 'src/feature.ts');
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const routes = source.split(/\bpath: '/).slice(1);
  const lazy = routes.flatMap((text): [string, string[]][] => {
    const screen = /\bimport\((?:\/\*.*?\*\/\s*)?'([^']+)'/.exec(text)?.[1];
    return screen ? [[text.slice(0, text.indexOf("'")), filesOf(({ request }) => request === screen)]] : [];
  });
  const exposed = filesOf(({ module }) => module.startsWith('container entry'));
  return Object.fromEntries([['', exposed] as const, ...lazy].filter(([, files]) => files.length > 0));
}
