// Tests, stories and journeys that look for a text by its words, which has other words since: nothing else tells that they concern a change of a text.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textBefore } from './changed-files.ts';

/** The files, in the folder of the texts' app or among the journeys, that quote the earlier words of a text which `files` change. */
export function filesWithEarlierWordings(files: readonly string[], root: string, since?: string): string[] {
  const quoting = files.flatMap((file) => {
    const [, app] = /^locales\/(mf-[^/]+|shared|shell)\/[\w-]+\.json$/.exec(file) ?? [];
    const old = app === undefined ? [] : earlierWordings(file, root, since);
    if (old.length === 0) return [];
    const quoted = new RegExp(`['"\`>/^](?:${old.map(escaped).join('|')})['"\`</$]`);
    const places = [`${app === 'shared' ? '{mf-*,shared,shell}' : app}/**/*.{test,stories}.tsx`, 'e2e/**/*.e2e.ts'];
    return globSync(places, { cwd: root, exclude: ['**/node_modules/**'] }).filter((place) =>
      quoted.test(readFileSync(path.join(root, place), 'utf8')),
    );
  });
  return [...new Set(quoting)].toSorted();
}

/** The earlier words of the texts in one language that are others now, or gone, without those that have values in them. */
function earlierWordings(file: string, root: string, since?: string): string[] {
  const before = JSON.parse(textBefore(root, file, since) ?? '{}') as Record<string, string>;
  const now = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;
  return Object.entries(before).flatMap(([id, words]) => (now[id] === words || /[{<]/.test(words) ? [] : [words]));
}

const escaped = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
