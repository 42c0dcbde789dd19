// Compares docs/specification-map.md with the reports of the tests that have just run.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Ran } from './reports.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface MapLine {
  rule: string;
  file: string;
  words: string;
}

/** The rows that name no test that ran and passed. `left` tells which files' tests could not run on this machine. */
export function unproven(ran: readonly Ran[], left: (file: string) => boolean = () => false): MapLine[] {
  return rows().filter(
    ({ file, words }) =>
      !left(file) && !ran.some((test) => test.passed && test.file === file && test.name.includes(words)),
  );
}

/** The table's rows. Throws if the file is missing or has none. */
export function rows(): MapLine[] {
  const file = path.join(root, 'docs/specification-map.md');
  if (!existsSync(file)) throw new Error('docs/specification-map.md is not there');
  const found = [...readFileSync(file, 'utf8').matchAll(/^\| \d+ \| (.+?) \| `(.+?)` \| (.+?) \|$/gm)];
  if (found.length === 0) throw new Error('docs/specification-map.md has no rows');
  return found.map(([, rule, name, words]) => ({ rule: rule!, file: name!, words: words! }));
}
