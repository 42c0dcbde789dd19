// Compares docs/specification-map.md with the reports of the tests that have just run.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { partNames, type PartName, partOf } from './parts.ts';
import type { Plan } from './plan.ts';
import type { Ran } from './reports.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface MapLine {
  rule: string;
  file: string;
  words: string;
}

interface Judged {
  proven: MapLine[];
  /** Those whose test should have run, and did not or failed. */
  missing: MapLine[];
  /** Those whose test belongs to a part of the suite (or to its core) that this run leaves out: they are neither proven nor missing. */
  left: (MapLine & { to: PartName | 'core' })[];
}

/** Judges the rows by the tests that ran. `unable` tells which files' tests could not run on this machine. */
export function judgeMap(
  lines: readonly MapLine[],
  ran: readonly Ran[],
  plan: Plan,
  unable: (file: string) => boolean = () => false,
): Judged {
  const judged: Judged = { proven: [], missing: [], left: [] };
  for (const line of lines) {
    const to = ownerOf(line.file);
    const runs = to === 'core' ? plan.core : plan.parts.includes(to);
    if (unable(line.file)) continue;
    if (!runs) judged.left.push({ ...line, to });
    else judged[isProven(line, ran) ? 'proven' : 'missing'].push(line);
  }
  return judged;
}

const isProven = ({ file, words }: MapLine, ran: readonly Ran[]) =>
  ran.some((test) => test.passed && test.file === file && test.name.includes(words));

/** The part that a file of tests belongs to. A journey with a part's tag is not found by this: a row must name one without. */
function ownerOf(file: string): PartName | 'core' {
  const owner = partNames.find((name) => {
    const { tests = [], journeys = [] } = partOf(name);
    return [...tests, ...journeys.map((glob) => `e2e/${glob}`)].some((glob) => path.matchesGlob(file, glob));
  });
  return owner ?? 'core';
}

/** The table's rows. Throws if the file is missing or has none. */
export function rows(): MapLine[] {
  const file = path.join(root, 'docs/specification-map.md');
  if (!existsSync(file)) throw new Error('docs/specification-map.md is not there');
  const found = [...readFileSync(file, 'utf8').matchAll(/^\| \d+ \| (.+?) \| `(.+?)` \| (.+?) \|$/gm)];
  if (found.length === 0) throw new Error('docs/specification-map.md has no rows');
  return found.map(([, rule, name, words]) => ({ rule: rule!, file: name!, words: words! }));
}
