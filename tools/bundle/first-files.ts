import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation } from '@rspack/core';

/** The files of a remote's build that a page needs before it can draw: under '' those of every page, under a route its additional ones. */
export type FirstFiles = Record<string, string[]>;

/**
 * Finds these files in the compilation, so that a page can fetch them at once (`shell/src/first-script/`). Texts are left out, because their names
 * contain their language. `src/feature.ts` tells which import belongs to which route; a route in any other form is fetched when it is
 * opened.
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
