// The faults of a remote's style sheets by file and line: in its sources, and in what was built of them, by whatever tools.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { reachesOf } from './reach.ts';

/** The fault of a sheet that is no CSS module. */
export const noModule = 'only a CSS module keeps its classes to its own remote: name the file ….module.css';

/** What the style sheets in a remote's sources do outside of its own elements; each as a sentence with file and line. */
export function sourceFaults(app: string, workspace: string): string[] {
  const sheets = globSync(`${app}/src/**/*.css`, { cwd: workspace }).sort();
  return sheets.flatMap((file) => {
    const at = (line: number) => `${file.replaceAll(path.sep, '/')}:${line}`;
    if (!file.endsWith('.module.css')) return [`${at(1)}: ${noModule}`];
    const css = readFileSync(path.join(workspace, file), 'utf8');
    return reachesOf(app, css, 'source').map(({ line, text }) => `${at(line)}: ${text}`);
  });
}

/**
 * What the built style sheets `files` in a folder do outside of the elements of the remote `app`. The sentences name file and line of the
 * source as far as `maps`, the folder of the source maps, tells them, otherwise those of the built sheet.
 */
export function builtFaults(app: string, folder: string, files: readonly string[], maps = folder): string[] {
  const sheets = files.filter((file) => file.endsWith('.css'));
  return sheets.flatMap((file) =>
    reachesOf(app, readFileSync(path.join(folder, file), 'utf8'), 'built').map(
      ({ line, column, text }) =>
        `${sourceOf(path.join(maps, `${file}.map`), line, column) ?? `${file}:${line}:${column}`}: ${text}`,
    ),
  );
}

/** File and line of the source of a place in a built file; null where the map does not tell. */
function sourceOf(map: string, line: number, column: number): string | null {
  if (!existsSync(map)) return null;
  const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload).findEntry(
    line - 1,
    column - 1,
  );
  if (!('originalSource' in entry) || !entry.originalSource) return null;
  const file = path.posix.normalize(entry.originalSource.replace(/^[a-z]+:\/\//, '')); // webpack://mf-stock/./src/Page.module.css
  return `${file}:${entry.originalLine + 1}`;
}
